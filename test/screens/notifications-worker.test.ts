/**
 * The service worker in real Chromium: what a push message becomes, and where a click on it leads. The headless one draws no notifications, so what
 * would be drawn and opened is told to the server here.
 */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'

const worker = readFileSync(join(import.meta.dirname, '../../frontend/public/notifications-worker.js'), 'utf8')
const reporting = `
const say = (what) => fetch('/said', { method: 'POST', body: JSON.stringify(what) })
self.registration.showNotification = (title, { body, tag, renotify, data }) => say({ title, body, tag, renotify, url: data.url })
self.clients.openWindow = (opened) => say({ opened })
self.addEventListener('message', ({ data }) => self.dispatchEvent(
  Object.assign(new ExtendableEvent('notificationclick'), { notification: { close: () => undefined, data } })))
`
const said: unknown[] = []
let server: Server
let origin = ''
let browser: TestBrowser
beforeAll(async () => {
  server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      let body = ''
      for await (const part of request) body += String(part)
      said.push(JSON.parse(body))
    }
    const isWorker = request.url === '/notifications-worker.js'
    response.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' })
    response.end(isWorker ? reporting + worker : '<title>Almanac</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  browser = await startBrowser()
})
afterAll(async () => {
  await browser.stop()
  server.close()
})

/** What the worker says next. */
async function next(): Promise<unknown> {
  while (said.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
  return said.shift()
}

/** A page with the worker, a way to deliver what a push service would, and one to click. */
async function allowed() {
  const { page } = await browser.newPage()
  await page.goto(origin)
  const devtools = await page.createCDPSession()
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { registrationId, status } of versions) if (status === 'activated') resolve(registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/notifications-worker.js')
    await navigator.serviceWorker.ready
  })
  const registrationId = await registered
  return {
    deliver: (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    click: (url: string) => page.evaluate(async (given) => (await navigator.serviceWorker.ready).active?.postMessage({ url: given }), url),
  }
}

test('a message is shown with its text under its tag, silently when it stands there already, and one that cannot be read is shown all the same', async () => {
  const { deliver } = await allowed()
  const told = { title: 'Post failed', body: 'مرحبا ☕️ & <b>', url: '/calendar?id=1', tag: '01ABC' }
  for (const _ of ['once', 'twice']) {
    await deliver(JSON.stringify(told))
    expect(await next()).toEqual({ ...told, renotify: false })
  }
  await deliver('not JSON')
  expect(await next()).toEqual({ title: 'Almanac', body: 'You have a new notification.', url: '/notifications', tag: 'almanac', renotify: false })
})

test('a click opens what it is about, and never a page that is neither ours nor over https', async () => {
  const { click } = await allowed()
  for (const [url, opened] of [
    ['/calendar?id=1', `${origin}/calendar?id=1`],
    ['https://x.example/y', 'https://x.example/y'],
    ['javascript:alert(1)', `${origin}/notifications`],
    ['//evil.example', `${origin}/notifications`],
  ] as const) {
    await click(url)
    expect(await next()).toEqual({ opened })
  }
})

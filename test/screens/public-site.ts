/** The built public pages on a server of their own, whose API answers a visitor. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll } from '@jest/globals'
import * as v from 'valibot'
import { buildFrontend, webFolder } from '../../scripts/local/build-frontend.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { readBody } from '../../scripts/local/read-body.ts'
import { createSpa } from '../../scripts/local/spa.ts'
import { startBrowser, type TestBrowser, type TestPage } from '../builders/browser.ts'

/** The address of the deployment that the pages name as theirs. */
export const siteOrigin = 'https://almanac.example'

export type Answer = { status: number; body: unknown }
const Body = v.record(v.string(), v.unknown())

export type Site = {
  readonly address: (path: string) => string
  open: () => Promise<TestPage>
  /** Answers POST /api/contact from now on. */
  onMessage: (answer: (message: Record<string, unknown>) => Answer) => void
  /** Serves this document at a path instead of the built one. */
  replace: (path: string, change: (html: string) => string) => Promise<void>
}

/** Call it once at the top of a test file. Pages close after each test. */
export function startSite(): Site {
  let browser: TestBrowser
  let served: Listening
  let onMessage: (message: Record<string, unknown>) => Answer = () => ({ status: 404, body: {} })
  const replaced = new Map<string, string>()
  const opened: TestPage[] = []
  const address = (path: string) => `http://localhost:${served.port}${path}`

  async function api(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = request.url === '/api/contact' ? v.parse(Body, JSON.parse((await readBody(request, 10_000)).toString())) : null
    // nobody is signed in
    const answer = body ? onMessage(body) : { status: 401, body: { error: 'Please sign in.', mustLogin: true } }
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }
  beforeAll(async () => {
    await buildFrontend(() => undefined)
    const spa = createSpa(webFolder, siteOrigin)
    const dispatch = (request: IncomingMessage, response: ServerResponse) => {
      const document = replaced.get(request.url ?? '')
      if (document !== undefined) return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document)
      if (request.url?.startsWith('/api/')) return api(request, response).catch((error) => response.destroy(error))
      return spa(request, response)
    }
    ;[browser, served] = await Promise.all([startBrowser(), listen(dispatch)])
  }, 240_000)
  afterEach(async () => {
    if (Reflect.get(globalThis, 'testFailed') === true) console.error(await browser.shown())
    await Promise.all(opened.splice(0).map(({ page }) => page.browserContext().close()))
  })
  afterAll(async () => {
    await browser?.stop()
    await served?.close()
  })
  return {
    address,
    open: async () => {
      const one = await browser.newPage()
      opened.push(one)
      return one
    },
    onMessage: (answer) => {
      onMessage = answer
    },
    replace: async (path, change) => {
      const html = await (await fetch(address(path))).text()
      replaced.set(path, change(html))
    },
  }
}

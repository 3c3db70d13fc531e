/** The one public port: the app, /api, the APIs of AWS that are embedded, and the developer pages. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { messages } from '../../shared/messages.ts'
import { awsPaths } from './environment.ts'
import type { FunctionHost } from './host/process.ts'
import type { InvocationQueue } from './lambda/queue.ts'
import type { Mailbox } from './mailbox.ts'
import { html, sendJson, sendPage } from './pages/layout.ts'
import { mailPages } from './pages/mail.ts'
import { schedulerPages } from './pages/scheduler.ts'
import type { LocalScheduler } from './scheduler/index.ts'

export type Parts = {
  /** the whole stack answers; before that, visitors are asked to wait */
  ready: boolean
  bucket: string
  /** absent when an emulator of the user's own is used */
  s3?: RequestListener
  ses?: RequestListener
  mailbox: Mailbox
  scheduler: LocalScheduler
  lambda: RequestListener
  invocations: InvocationQueue
  host?: FunctionHost
  /** the built app, or Vite in development */
  app?: RequestListener
}

function startingUp(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ type: 'about:blank', title: 'Service Unavailable', status: 503, error: 'Almanac is starting. Please try again in a moment.' }))
}

/** Another site in the developer's browser must not move the clock or send mail here. */
const isForeignWrite = (request: IncomingMessage) => request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site'

const services = ['ses', 'scheduler', 'lambda'] as const

async function localPage(parts: Parts, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = url
  if (isForeignWrite(request)) return sendJson(response, { error: 'Requests from other sites are refused.' }, 403)
  for (const service of services) {
    const prefix = awsPaths[service]
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) continue
    const listener = { ses: parts.ses, scheduler: parts.scheduler.api, lambda: parts.lambda }[service]
    if (!listener) break
    request.url = `${pathname.slice(prefix.length) || '/'}${url.search}`
    return listener(request, response)
  }
  if (pathname === '/_local/stack.json') return sendJson(response, { pid: process.pid, ready: parts.ready })
  if (pathname === '/_local/mail' || /^\/_local\/mail[./]/.test(pathname)) {
    if (await mailPages(parts.mailbox, url, response)) return
  }
  if (pathname.startsWith('/_local/scheduler') && (await schedulerPages(parts, url, request, response))) return
  sendPage(response, { title: 'Not found', at: 'mail', status: 404, body: html`<p class="empty">There is no such page.</p>` })
}

async function dispatch(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://local')
  if (parts.s3 && (url.pathname === `/${parts.bucket}` || url.pathname.startsWith(`/${parts.bucket}/`))) return parts.s3(request, response)
  if (url.pathname.startsWith('/_local/')) return localPage(parts, url, request, response)
  if (!parts.ready || !parts.host || !parts.app) return startingUp(response)
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return parts.host.forward(request, response)
  return parts.app(request, response)
}

export function createWeb(parts: Parts): RequestListener {
  return (request, response) => {
    dispatch(parts, request, response).catch((error) => {
      if (response.headersSent || response.destroyed) return response.destroy()
      console.error(error)
      response.writeHead(500, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify({ type: 'about:blank', title: 'Internal Server Error', status: 500, error: messages.generic }))
    })
  }
}

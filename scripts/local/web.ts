/** The one public port: the app, /api, the APIs of AWS that are embedded, and the developer pages. */
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http'
import { accountOfHost } from '../../functions/domains/branding/link-domains.ts'
import { html } from '../../shared/html.ts'
import { linkPageEndpoint, linkPagePath, linkPaths, sharedPageEndpoint, sharedPagePath } from '../../shared/link-paths.ts'
import { messages } from '../../shared/messages.ts'
import type { DiskSpace } from './disk-space.ts'
import { awsPaths } from './environment.ts'
import type { FunctionHost } from './host/process.ts'
import type { InvocationQueue } from './lambda/queue.ts'
import type { Mailbox } from './mailbox.ts'
import { sendJson, sendPage } from './pages/layout.ts'
import { mailPages, type TellOfMail } from './pages/mail.ts'
import { notificationPages } from './pages/notifications.ts'
import { schedulerPages } from './pages/scheduler.ts'
import { slackPages } from './pages/slack.ts'
import { requestUrl } from './request-url.ts'
import type { LocalScheduler } from './scheduler/index.ts'

export type StackParts = {
  /** the whole stack answers; before that, visitors are asked to wait */
  ready: boolean
  bucket: string
  disk: Pick<DiskSpace, 'hasRoom'>
  database: { isAway: () => boolean; answers: () => Promise<boolean> }
  /** may this request use what lies below /_local */
  isOwn: (request: IncomingMessage) => boolean
  /** absent when an emulator of the user's own is used */
  s3?: RequestListener
  ses?: RequestListener
  mailbox: Mailbox
  scheduler: LocalScheduler
  lambda: RequestListener
  sns?: RequestListener
  /** tells the product what became of an email */
  tellOfMail?: TellOfMail
  invocations: InvocationQueue
  host?: FunctionHost
  /** the built app, or Vite in development */
  app?: RequestListener
  /** the app has its page of shared reports, which Vite makes only in a build */
  sharedPage?: boolean
}

function refuse(response: ServerResponse, status: number, error: string): void {
  const wait = status === 503 ? { 'retry-after': '1' } : {}
  response.writeHead(status, { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...wait })
  response.end(JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status], status, error }))
}
const sentences = {
  starting: 'Almanac is starting. Please try again in a moment.',
  noDatabase: 'The database does not answer at the moment. Please try again in a moment.',
  full: 'The disk of this machine is full, so nothing can be saved. Free some space, then try again.',
  unreadable: 'This address cannot be read.',
  foreign: 'Requests from other sites are refused, and so are names of this machine that ALMANAC_ORIGIN does not say.',
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** At a domain of shared links there is nothing else. */
const isOfLinks = new RegExp(linkPaths)
const isSharedPage = new RegExp(sharedPagePath)
const isLinkPage = new RegExp(linkPagePath)

const services = ['ses', 'scheduler', 'lambda', 'sns'] as const

async function localPage(parts: StackParts, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = url
  if (!parts.isOwn(request)) return sendJson(response, { error: sentences.foreign }, 403)
  for (const service of services) {
    const prefix = awsPaths[service]
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) continue
    const listener = { ses: parts.ses, scheduler: parts.scheduler.api, lambda: parts.lambda, sns: parts.sns }[service]
    if (!listener) break
    request.url = `${pathname.slice(prefix.length) || '/'}${url.search}`
    return listener(request, response)
  }
  if (pathname === '/_local/stack.json') return sendJson(response, { pid: process.pid, ready: parts.ready })
  if (pathname === '/_local/mail' || /^\/_local\/mail[./]/.test(pathname)) {
    if (await mailPages(parts, url, request, response)) return
  }
  if (pathname.startsWith('/_local/slack') && (await slackPages(url, request, response))) return
  if (pathname === '/_local/notifications') return notificationPages(response)
  if (pathname.startsWith('/_local/scheduler') && (await schedulerPages(parts, url, request, response))) return
  sendPage(response, { title: 'Not found', at: 'mail', status: 404, body: html`<p class="empty">There is no such page.</p>` })
}

async function api(parts: StackParts, host: FunctionHost, { pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isAway = pathname === '/api/health' ? !(await parts.database.answers()) : parts.database.isAway()
  if (isAway) return refuse(response, 503, sentences.noDatabase)
  return host.forward(request, response)
}

async function dispatch(parts: StackParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = requestUrl(request)
  if (!url) return refuse(response, 400, sentences.unreadable)
  const { pathname } = url
  if (accountOfHost(request.headers.host ?? '') !== null && !isOfLinks.test(pathname)) return refuse(response, 404, messages.missing)
  if (!reads.has(request.method ?? '') && !(await parts.disk.hasRoom())) return refuse(response, 507, sentences.full)
  if (parts.s3 && (pathname === `/${parts.bucket}` || pathname.startsWith(`/${parts.bucket}/`))) return parts.s3(request, response)
  if (pathname.startsWith('/_local/')) return localPage(parts, url, request, response)
  if (!parts.ready || !parts.host || !parts.app) return refuse(response, 503, sentences.starting)
  if (pathname === '/api' || pathname.startsWith('/api/')) return api(parts, parts.host, url, request, response)
  if (parts.sharedPage && isSharedPage.test(pathname) && reads.has(request.method ?? '') && !parts.database.isAway()) {
    // without a query: links are opened with whatever mail programs add to them
    request.url = sharedPageEndpoint(pathname)
    return parts.host.forward(request, response)
  }
  if (parts.sharedPage && isLinkPage.test(pathname) && reads.has(request.method ?? '') && !parts.database.isAway()) {
    request.url = linkPageEndpoint(pathname)
    return parts.host.forward(request, response)
  }
  return parts.app(request, response)
}

export function createWeb(parts: StackParts): RequestListener {
  return (request, response) => {
    dispatch(parts, request, response).catch((error) => {
      if (response.headersSent || response.destroyed) return response.destroy()
      console.error(error)
      refuse(response, 500, messages.generic)
    })
  }
}

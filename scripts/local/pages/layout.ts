/** The frame of the developer pages: server-rendered, no scripts, the product's own colours. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { html, Markup } from '../../../shared/html.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../frontend/src/ui/tokens.css'), 'utf8')
const styles = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

/** An instant as people read it, in UTC. */
export const readable = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso)).concat(' UTC')

const mark = new Markup(readFileSync(join(import.meta.dirname, '../../../frontend/public/favicon.svg'), 'utf8'))

const places = { mail: 'Mail', notifications: 'Notifications', scheduler: 'Scheduler' } as const
type Place = keyof typeof places

type Page = { title: string; at: Place; body: Markup; refreshSeconds?: number; status?: number }

export function sendPage(response: ServerResponse, { title, at, body, refreshSeconds, status = 200 }: Page): void {
  const links = Object.entries(places).map(
    ([place, label]) => html`<a class="where" href="/_local/${place}" ${new Markup(at === place ? 'aria-current="page"' : '')}>${label}</a>`,
  )
  const page = html`<!doctype html>
<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Almanac, local</title>
<style>${new Markup(tokens)}${new Markup(styles)}</style>
</head>
<body>
<header class="bar"><a class="brand" href="/">${mark}<span>Almanac</span></a><nav aria-label="Developer pages">${links}</nav><span class="note">Local stack</span></header>
<main>${body}</main>
</body>
</html>`
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  response.end(page.source)
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value, null, 2))
}

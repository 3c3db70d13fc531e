/** The frame of the developer pages: server-rendered, no scripts, the product's own colours. */
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

const tokens = readFileSync(join(import.meta.dirname, '../../../frontend/src/ui/tokens.css'), 'utf8')
const styles = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8')

/** Text made safe for HTML; every value on these pages goes through it. */
export const text = (value: string) => value.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)

/** Markup that is already safe. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Hole = string | number | null | undefined | Markup | Markup[]

function fill(value: Hole): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(fill).join('')
  return value instanceof Markup ? value.source : text(String(value))
}

/** html`<p>${anything}</p>`: holes are escaped unless they are markup themselves. */
export function html(parts: TemplateStringsArray, ...holes: Hole[]): Markup {
  return new Markup(parts.map((part, index) => part + fill(holes[index])).join(''))
}

/** An instant as people read it, in UTC. */
export const readable = (iso: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso)).concat(' UTC')

const mark = new Markup(readFileSync(join(import.meta.dirname, '../../../frontend/public/favicon.svg'), 'utf8'))

type Page = { title: string; at: 'mail' | 'scheduler'; body: Markup; refreshSeconds?: number; status?: number }

export function sendPage(response: ServerResponse, { title, at, body, refreshSeconds, status = 200 }: Page): void {
  const link = (to: 'mail' | 'scheduler', label: string) =>
    html`<a class="where" href="/_local/${to}" ${new Markup(at === to ? 'aria-current="page"' : '')}>${label}</a>`
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
<header class="bar"><a class="brand" href="/">${mark}<span>Almanac</span></a><nav aria-label="Developer pages">${link('mail', 'Mail')}${link('scheduler', 'Scheduler')}</nav><span class="note">Local stack</span></header>
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

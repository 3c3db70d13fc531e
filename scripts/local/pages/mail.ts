/** /_local/mail: what the product sent. `.json` lists it, `<id>.eml` is a message as it was sent. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { formatBytes } from '../../../shared/format-bytes.ts'
import { html, Markup } from '../../../shared/html.ts'
import type { Envelope, Mailbox } from '../mailbox.ts'
import { type MailNews, mailNews } from '../sns.ts'
import { readable, sendJson, sendPage } from './layout.ts'

const views = { html: 'HTML', text: 'Text', source: 'Source' } as const
type View = keyof typeof views
const isView = (given: string | null): given is View => given !== null && given in views

const asBase64 = (attachment: Attachment) => (typeof attachment.content === 'string' ? attachment.content : '')
const bytesOf = (attachment: Attachment) => Buffer.from(asBase64(attachment), 'base64')

/** The HTML part in a document of its own that may run nothing; pictures it carries are put in place. */
function sendMessageHtml(response: ServerResponse, mail: Email): void {
  let source = mail.html ?? html`<pre>${mail.text}</pre>`.source
  for (const attachment of mail.attachments) {
    const id = attachment.contentId?.replace(/^<|>$/g, '')
    if (id) source = source.replaceAll(`cid:${id}`, `data:${attachment.mimeType};base64,${asBase64(attachment)}`)
  }
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data:; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  })
  // links open beside the mailbox, not inside it
  response.end(/<head[^>]*>/i.test(source) ? source.replace(/<head[^>]*>/i, '$&<base target="_blank">') : `<base target="_blank">${source}`)
}

function sendFile(response: ServerResponse, name: string, type: string, bytes: Uint8Array): void {
  const shown = /^(application\/pdf|image\/(png|jpeg|gif|webp))$/.test(type) ? 'inline' : 'attachment'
  response.writeHead(200, {
    'content-type': type,
    'content-disposition': `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(bytes)
}

function listOf(mails: Envelope[], open?: string): Markup {
  if (mails.length === 0) return html`<p class="empty">No mail yet. What the product sends is caught here; nothing leaves this machine.</p>`
  const items = mails.map(
    ({ id, subject, to, at }) =>
      html`<li><a href="/_local/mail/${id}" ${new Markup(id === open ? 'aria-current="true"' : '')}><strong>${subject || '(no subject)'}</strong><span>${to.join(', ')}</span><span>${readable(at)}</span></a></li>`,
  )
  return html`<ul class="messages">${items}</ul>`
}

function messageOf(envelope: Envelope, mail: Email, raw: Uint8Array, view: View): Markup {
  const files = mail.attachments.map(
    (attachment, index) =>
      html`<a href="/_local/mail/${envelope.id}/attachments/${index}">${attachment.filename ?? `attachment ${index + 1}`} · ${formatBytes(bytesOf(attachment).length)}</a>`,
  )
  const told = (kind: string, label: string) => html`<form method="post" action="/_local/mail/${envelope.id}/${kind}"><button>${label}</button></form>`
  const tabs = Object.entries(views).map(
    ([id, label]) => html`<a href="/_local/mail/${envelope.id}?view=${id}" ${new Markup(id === view ? 'aria-current="true"' : '')}>${label}</a>`,
  )
  const shown = {
    html: () => html`<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/_local/mail/${envelope.id}/html"></iframe>`,
    text: () => html`<pre>${mail.text ?? 'This message has no text part.'}</pre>`,
    // a PDF in base64 is no reading
    source: () => html`<pre>${Buffer.from(raw).toString('utf8').slice(0, 20_000)}</pre>`,
  }
  return html`<article class="card"><div class="envelope"><h1>${envelope.subject || '(no subject)'}</h1>
<dl><dt>From</dt><dd>${envelope.from}</dd><dt>To</dt><dd>${envelope.to.join(', ')}</dd><dt>At</dt><dd>${readable(envelope.at)}</dd></dl>
<div class="files">${files}<a href="/_local/mail/${envelope.id}.eml">Message as sent · ${formatBytes(raw.length)}</a></div>
<div class="files">${told('delivery', 'It is delivered')}${told('delay', 'It is delayed')}${told('bounce', 'It bounces')}${told('complaint', 'Its reader calls it spam')}</div>
<nav class="tabs" aria-label="Parts">${tabs}</nav></div>${shown[view]()}</article>`
}

/** Reports to the product what became of an email, as SES would. */
export type TellOfMail = (kind: MailNews, envelope: Envelope) => Promise<void>

/** Answers everything below /_local/mail; false when the path is none of its own. */
export async function mailPages(
  { mailbox, tellOfMail }: { mailbox: Mailbox; tellOfMail?: TellOfMail },
  url: URL,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = url.pathname.slice('/_local/mail'.length)
  const mails = await mailbox.list()
  if (path === '.json') {
    sendJson(response, mails)
    return true
  }
  if (path === '' || path === '/') {
    const body = html`<h1>Mail</h1><p class="lead">Newest first. Also as <a href="/_local/mail.json">JSON</a>.</p><div class="card">${listOf(mails)}</div>`
    sendPage(response, { title: 'Mail', at: 'mail', body, refreshSeconds: 15 })
    return true
  }
  const [, id = '', part = ''] = /^\/([0-9A-Z]{26})(\.eml|\/html|\/delivery|\/delay|\/bounce|\/complaint|\/attachments\/\d+)?$/.exec(path) ?? []
  const envelope = mails.find((one) => one.id === id)
  const raw = await mailbox.read(id)
  if (!envelope || !raw) {
    sendPage(response, {
      title: 'No such mail',
      at: 'mail',
      status: 404,
      body: html`<p class="empty">There is no such message. <a href="/_local/mail">All mail</a></p>`,
    })
    return true
  }
  const news = mailNews.find((kind) => part === `/${kind}`)
  if (news) {
    if (method !== 'POST' || !tellOfMail) return false
    await tellOfMail(news, envelope)
    response.writeHead(303, { location: `/_local/mail/${id}` }).end()
    return true
  }
  if (part === '.eml') {
    sendFile(response, `${id}.eml`, 'message/rfc822', raw)
    return true
  }
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  const attachment = part.startsWith('/attachments/') ? mail.attachments[Number(part.slice('/attachments/'.length))] : undefined
  if (part === '/html') sendMessageHtml(response, mail)
  else if (attachment) sendFile(response, attachment.filename ?? 'attachment', attachment.mimeType, bytesOf(attachment))
  else {
    const given = url.searchParams.get('view')
    const view = isView(given) ? given : 'html'
    const body = html`<div class="panes"><div class="card">${listOf(mails, id)}</div>${messageOf(envelope, mail, raw, view)}</div>`
    sendPage(response, { title: envelope.subject || 'Mail', at: 'mail', body })
  }
  return true
}

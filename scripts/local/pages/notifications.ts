/** /_local/notifications: every notification with its sample values, as its email looks in a mailbox and on a phone. */
import type { ServerResponse } from 'node:http'
import { Worker } from 'node:worker_threads'
import { html, type Markup } from '../../../shared/html.ts'
import type { Samples } from '../../../shared/notifications/samples.ts'
import type { AccountRole } from '../../../shared/permissions.ts'
import { sendPage } from './layout.ts'

/** What the page shows of a notification: all of it can be sent between threads. */
export type Previewed = { id: string; label: string; icon: string; channels: readonly string[]; audience: readonly AccountRole[] | 'anyone'; samples: Samples }

/** A thread of its own reads the files anew, so that a page that is loaded again shows what was written meanwhile. */
function preview(): Promise<Previewed[]> {
  const worker = new Worker(new URL('./notification-samples.ts', import.meta.url))
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

const views = [
  { width: 600, scheme: 'light' },
  { width: 340, scheme: 'light' },
  { width: 600, scheme: 'dark' },
  { width: 340, scheme: 'dark' },
] as const

function frameOf(title: string, source: string, { width, scheme }: (typeof views)[number]): Markup {
  const shown = source.replace(/<head[^>]*>/i, '$&<base target="_blank">')
  return html`<figure><figcaption>${width} px, ${scheme}</figcaption><iframe class="email ${scheme}" style="width:${width}px" loading="lazy" title="${title}, ${width} px, ${scheme}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${shown}"></iframe></figure>`
}

function sampleOf(label: string, name: string, { sentence, link, email }: Samples[string]): Markup {
  return html`<h3>${name.charAt(0).toUpperCase()}${name.slice(1)}</h3>
<article class="card"><div class="envelope"><dl><dt>Sentence</dt><dd>${sentence}</dd><dt>Leads to</dt><dd><code>${link}</code></dd><dt>Subject</dt><dd>${email.subject}</dd><dt>Size</dt><dd>${(Buffer.byteLength(email.html) / 1000).toFixed(1)} KB</dd></dl></div>
<div class="frames">${views.map((view) => frameOf(`${label}, ${name}`, email.html, view))}</div>
<details><summary>Plain text</summary><pre>${email.text}</pre></details></article>`
}

const readableRole = (role: AccountRole) => role.charAt(0) + role.slice(1).toLowerCase()

function notificationOf({ id, label, icon, channels, audience, samples }: Previewed): Markup {
  const who = audience === 'anyone' ? 'Anyone, outside the account too' : audience.map(readableRole).join(', ')
  return html`<section id="${id}"><h2>${label}</h2>
<dl class="lead"><dt>Id</dt><dd><code>${id}</code></dd><dt>Icon</dt><dd><code>${icon}</code></dd><dt>Channels</dt><dd>${channels.join(', ')}</dd><dt>Who may have it</dt><dd>${who}</dd></dl>
${Object.entries(samples).map(([name, sample]) => sampleOf(label, name, sample))}</section>`
}

/** Answers /_local/notifications. */
export async function notificationPages(response: ServerResponse): Promise<void> {
  const all = await preview()
  const contents = all.map(({ id, label }) => html`<a href="#${id}">${label}</a>`)
  const body = html`<h1>Notifications</h1>
<p class="lead">Every email Almanac sends, with sample values. Dark is how a client shows it that darkens every email by force; others leave it light. Load the page again after a change.</p>
<nav class="tabs" aria-label="Notifications">${contents}</nav>${all.map(notificationOf)}`
  sendPage(response, { title: 'Notifications', at: 'notifications', body })
}

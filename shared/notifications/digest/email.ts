import { formatCount } from '../../format-count.ts'
import { html } from '../../html.ts'
import { type Email, type EmailPart, ownMasthead } from '../email/email.ts'
import { button, sentence } from '../email/parts.ts'
import { wrap } from '../email/plain-text.ts'
import { font, ink, layoutTable, link } from '../email/style.ts'

/** `label`: of the type. `url`: the whole address that it leads to; null where it leads nowhere. */
export type Gathered = { label: string; sentence: string; url: string | null }

/** `gathered`: the oldest first; `more`: those that are left out. */
export type Digest = { account: string; every: 'daily' | 'weekly'; gathered: readonly Gathered[]; more: number }

export const gatheredSentence = (count: number) => `${formatCount(count)} ${count === 1 ? 'notification' : 'notifications'} in one email.`

/** A line for each, under its type. */
function list(gathered: readonly Gathered[]): EmailPart {
  const cell = html`padding:10px 0;border-top:1px solid ${ink.line};font-size:14px;line-height:20px;color:${ink.text};overflow-wrap:anywhere;${font}`
  const rows = gathered.map(
    ({ label, sentence: said, url }) =>
      html`<tr><td style="${cell}"><span style="font-size:12px;line-height:16px;color:${ink.text3};">${label}</span><br>${url ? link(said, url, ink.text) : said}</td></tr>`,
  )
  const text = gathered.map(({ label, sentence: said, url }) => [wrap(`- ${label}: ${said}`, 2), ...(url ? [`  ${url}`] : [])].join('\n'))
  return { html: html`<table ${layoutTable} width="100%">${rows}</table>`, text: text.join('\n'), above: 20 }
}

export function email({ account, every, gathered, more }: Digest, url: string): Email {
  const all = gathered.length + more
  const title = `${formatCount(all)} ${all === 1 ? 'notification' : 'notifications'}`
  return {
    subject: `${title} of ${account}`,
    preheader: gathered[0]?.sentence ?? title,
    masthead: ownMasthead('to you'),
    title,
    lines: [account],
    parts: [
      list(gathered),
      ...(more > 0 ? [sentence(`${formatCount(more)} more ${more === 1 ? 'is' : 'are'} in your list of notifications.`)] : []),
      button('Open your notifications', url),
    ],
    footer: { reason: `You get this email because your notifications are gathered ${every}. You can change this in your notification settings.` },
  }
}

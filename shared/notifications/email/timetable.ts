/** Runs or other things with a day: when, what, and what became of it. */
import { html } from '../../html.ts'
import type { EmailPart } from './email.ts'
import { headingRow } from './parts.ts'
import { wrap } from './plain-text.ts'
import { font, ink, isolated, layoutTable, link } from './style.ts'

/** `url`: the whole address that its name leads to. `isBad`: what became of it needs its reader. */
export type TimetableRow = { when: string; name: string; url: string; about: string; value: string; isBad?: boolean }

/** `rest`: what is said of those that are left out. */
export function timetable(rows: readonly TimetableRow[], { heading, rest }: { heading?: string | undefined; rest?: string } = {}): EmailPart {
  const cell = html`border-top:1px solid ${ink.line};font-size:13px;line-height:20px;${font}`
  const chip = html`display:inline-block;background:${ink.badTint};color:${ink.bad};font-size:12px;line-height:20px;font-weight:500;border-radius:4px;padding:0 8px;`
  const lines = rows.map(
    ({ when, name, url, about, value, isBad }) =>
      html`<tr><td valign="top" width="84" style="padding:9px 12px 9px 0;color:${ink.text3};white-space:nowrap;${cell}">${when}</td><td valign="top" style="padding:9px 12px 9px 0;color:${ink.text};overflow-wrap:anywhere;${cell}">${link(isolated(name), url, ink.text)}<br><span style="color:${ink.text2};">${about}</span></td><td valign="top" align="right" style="padding:9px 0;color:${ink.text};white-space:nowrap;${cell}">${isBad ? html`<span style="${chip}">${value}</span>` : value}</td></tr>`,
  )
  const above = heading ? headingRow(heading, 3) : null
  const below = rest ? html`<tr><td colspan="3" style="padding:9px 0 0;color:${ink.text3};${cell}">${rest}</td></tr>` : null
  const text = rows.map(({ when, name, url, about, value }) => `${wrap(`- ${when}, ${name}, ${value}: ${about}`, 2)}\n  ${url}`)
  return {
    html: html`<table ${layoutTable} width="100%">${above}${lines}${below}</table>`,
    text: [...(heading ? [heading] : []), ...text, ...(rest ? [wrap(rest)] : [])].join('\n'),
    above: 28,
  }
}

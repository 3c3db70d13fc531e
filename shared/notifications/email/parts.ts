/** The pieces that emails are put together from. All they are given is text. */
import { html, type Markup } from '../../html.ts'
import type { EmailPart } from './email.ts'
import { textFacts, wrap } from './plain-text.ts'
import { font, ink, layoutTable, link, paragraph } from './style.ts'

/** `strong`: what of it is set in bold. */
export function sentence(text: string, strong = ''): EmailPart {
  const at = strong ? text.indexOf(strong) : -1
  const content = at < 0 ? text : html`${text.slice(0, at)}<b style="font-weight:600;">${strong}</b>${text.slice(at + strong.length)}`
  return { html: paragraph(content, { size: 16, line: 24 }), text: wrap(text), above: 20 }
}

/** The one thing to do: 44 pixels high, in the colour of the brand. `hint` stands under it. */
export function button(label: string, href: string, hint?: string, color: string = ink.brand): EmailPart {
  const under = hint ? paragraph(hint, { size: 12, line: 16, color: ink.text3, top: 10 }) : null
  return {
    html: html`<table ${layoutTable} class="btn wide"><tr><td align="center" height="44" bgcolor="${color}" style="height:44px;border-radius:6px;background:${color};"><a href="${href}" style="display:inline-block;padding:12px 24px;font-size:14px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none;${font}">${label}</a></td></tr></table>${under}`,
    text: [`${label}:`, href, ...(hint ? [wrap(hint)] : [])].join('\n'),
  }
}

export type Fact = { name: string; value: string }

/** The row over a table of `columns`. */
export const headingRow = (heading: string, columns: number): Markup =>
  html`<tr><td colspan="${columns}" style="padding:0 0 8px;font-size:13px;line-height:20px;font-weight:600;color:${ink.text};${font}">${heading}</td></tr>`

/** `isWide`: names have more room. */
export function facts(all: readonly Fact[], { heading, isWide = false }: { heading?: string; isWide?: boolean } = {}): EmailPart {
  const cell = html`border-top:1px solid ${ink.line};font-size:13px;line-height:20px;${font}`
  const rows = all.map(
    ({ name, value }) =>
      html`<tr><td valign="top" width="${isWide ? 124 : 108}" style="padding:9px 12px 9px 0;color:${ink.text3};${cell}">${name}</td><td valign="top" style="padding:9px 0;color:${ink.text};overflow-wrap:anywhere;${cell}">${value}</td></tr>`,
  )
  return {
    html: html`<table ${layoutTable} width="100%">${heading ? headingRow(heading, 2) : null}${rows}</table>`,
    text: heading ? `${heading}\n${textFacts(all)}` : textFacts(all),
    above: 28,
  }
}

type File = {
  heading: string
  name: string
  about: string
  /** more about it, for which the short lines of plain text have no room */
  detail: string
  size: string
  /** null when it is attached */
  url: string | null
  /** of the link; ours unless given */
  color?: string | undefined
}

/** A file that comes with the email, or a link to it. */
export function file({ heading, name, about, detail, size, url, color }: File): EmailPart {
  return {
    html: html`<table ${layoutTable} width="100%">${headingRow(heading, 2)}<tr><td style="padding:11px 0 10px;border-top:1px solid ${ink.line};font-size:14px;line-height:20px;color:${ink.text};font-weight:500;${font}">${url ? link(name, url, color) : name}<br><span style="font-weight:400;font-size:13px;line-height:20px;color:${ink.text2};">${about}, ${detail}</span></td><td align="right" valign="top" style="padding:11px 0 10px 12px;border-top:1px solid ${ink.line};font-size:13px;line-height:20px;color:${ink.text3};white-space:nowrap;${font}">${size}</td></tr></table>`,
    text: `${heading}\n- ${name}: ${about} (${size})${url ? `\n  ${url}` : ''}`,
    above: 28,
  }
}

/** The one amber note an email may have. */
export function note(text: string): EmailPart {
  return {
    html: html`<table ${layoutTable} width="100%"><tr><td style="padding:11px 14px;background:${ink.warnTint};border-radius:6px;font-size:13px;line-height:20px;color:${ink.text};overflow-wrap:anywhere;${font}" bgcolor="${ink.warnTint}">${text}</td></tr></table>`,
    text: wrap(text),
    above: 20,
  }
}

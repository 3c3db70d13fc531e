/** What all emails look like. Written out in each element, because Gmail and Outlook drop parts of a style sheet. */
import { html, Markup } from '../../html.ts'

export const ink = {
  text: '#14181F',
  text2: '#4A5363',
  text3: '#626C7D',
  line: '#E1E5EB',
  canvas: '#F6F7F9',
  paper: '#FFFFFF',
  brand: '#3B5BDB',
  link: '#2F54C8',
  warn: '#8A5300',
  warnTint: '#FDF1DC',
  bad: '#B3261E',
  badTint: '#FCEBE9',
} as const

/** What of a brand an email has; ours where it has none. `logo`: the size it is drawn at, and it comes with the email. */
export type Look = { color: string; family: Markup | null; logo: { width: number; height: number } | null }
export const ownLook: Look = { color: ink.brand, family: null, logo: null }

/** The name of the logo among the files of an email. */
export const logoCid = 'logo'

/** Without escaped quotes, which would stand in every element of every email. */
export const font = new Markup("font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;")

/** Attributes of a table that only places things. */
export const layoutTable = new Markup('role="presentation" cellpadding="0" cellspacing="0" border="0"')

type Type = { size: number; line: number; color?: string; top?: number }

/** A paragraph; `top` is the space above it in pixels. */
export function paragraph(content: string | Markup, { size, line, color = ink.text, top = 0 }: Type): Markup {
  return html`<p style="margin:0;font-size:${size}px;line-height:${line}px;color:${color};${font}padding-top:${top}px;overflow-wrap:anywhere;">${content}</p>`
}

export function link(label: string | Markup, href: string, color: string = ink.link): Markup {
  return html`<a href="${href}" style="color:${color};text-decoration:underline;">${label}</a>`
}

/** A name in its own direction, whatever stands around it. */
export const isolated = (name: string): Markup => html`<span dir="auto">${name}</span>`

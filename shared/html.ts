/** HTML by template. What fills a hole is text, and is escaped; only markup itself goes in as it is. */

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Control characters but line breaks and tabs, and what turns the direction of the text around it. */
const unseen = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Text without characters that nobody sees and that change how the rest is read. */
export const visible = (text: string): string => text.replace(unseen, '')

const escaped = (text: string): string => visible(text).replace(/[&<>"']/g, (character) => names[character] ?? '')

/** A piece of HTML that is already safe. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

export type Hole = string | number | null | undefined | Markup | readonly Markup[]

function fill(value: Hole): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Markup) return value.source
  if (typeof value === 'object') return value.map(fill).join('')
  return escaped(String(value))
}

/** html`<p title="${any}">${anything}</p>`; attributes stand in quotes. */
export function html(parts: TemplateStringsArray, ...holes: Hole[]): Markup {
  return new Markup(parts.map((part, index) => part + fill(holes[index])).join(''))
}

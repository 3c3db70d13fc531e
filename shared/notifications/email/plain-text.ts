/** The plain text of an email: at most 72 columns, so that no reader breaks its lines again. */
import { visible } from '../../html.ts'
import type { Fact } from './parts.ts'

const columns = 72

/** Breaks at spaces; a word longer than a line (a link) stays whole. Later lines start with `indent` spaces. */
export function wrap(text: string, indent = 0): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (line && line.trimEnd().length + 1 + word.length > columns) {
      lines.push(line)
      line = ' '.repeat(indent) + word
    } else {
      line = line ? `${line} ${word}` : word
    }
  }
  return [...lines, line].join('\n')
}

/** "Planned:     Fri 20 Nov 2026", values in one column. */
export function textFacts(all: readonly Fact[]): string {
  const width = Math.max(0, ...all.map(({ name }) => name.length)) + 3
  return all.map(({ name, value }) => wrapAfter(`${name}:`.padEnd(width), value)).join('\n')
}

function wrapAfter(head: string, text: string): string {
  const body = wrap(`${'x'.repeat(head.length - 1)} ${text}`, head.length)
  return head + body.slice(head.length)
}

/** "Followers     703K     up 3.2%, from 681K": every column as wide as its widest cell. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd((widths[at] ?? 0) + 3))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** Typographic signs of the HTML as plain ones. */
export function plain(text: string): string {
  return visible(text).replaceAll('–', '-').replaceAll('\u2212', '-').replaceAll('’', "'").replaceAll('“', '"').replaceAll('”', '"').replaceAll('\u00a0', ' ')
}

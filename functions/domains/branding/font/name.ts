/** What a font calls itself (table name). Anybody may have written it. */
import { cutTo } from '../../../../shared/letters.ts'
import { stretch, type Tables } from './tables.ts'

/** Family and style, in the words of designers and, for old programs, in others. */
const ids = { family: [16, 1], style: [17, 2] } as const
const mostLetters = 60

/** "Lora SemiBold"; an empty text where it has no name. */
export function nameOf(tables: Tables): string {
  const table = tables.get('name')
  const all = table ? recordsOf(table) : []
  const said = (wanted: readonly number[]) => wanted.flatMap((id) => plain(all.find((record) => record.id === id)?.text() ?? '') || []).at(0) ?? ''
  const style = said(ids.style)
  return cutTo(mostLetters, [said(ids.family), /^regular$/i.test(style) ? '' : style].join(' ').trim())
}

/** Without what is not seen, breaks lines, or turns the direction of words around it. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const unicode = new TextDecoder('utf-16be')
const latin = new TextDecoder('latin1')
const english = 0x409
const windows = 3
const macintosh = 1

/** In English first. A text that lies beyond the end is none. */
function recordsOf(table: DataView): { id: number; rank: number; text: () => string }[] {
  const texts = table.getUint16(4)
  return Array.from({ length: table.getUint16(2) }, (_, at) => stretch(table, 6 + at * 12, 12))
    .map((record) => {
      const [platform, language] = [record.getUint16(0), record.getUint16(4)]
      const [length, offset] = [record.getUint16(8), texts + record.getUint16(10)]
      const isThere = offset + length <= table.byteLength
      return {
        id: record.getUint16(6),
        rank: platform === windows && language === english ? 0 : platform === macintosh ? 2 : 1,
        text: () => (isThere ? (platform === macintosh ? latin : unicode).decode(stretch(table, offset, length)) : ''),
      }
    })
    .sort((one, other) => one.rank - other.rank)
}

/** Writes .xlsx by the description of the format (ECMA-376), apart from the library that reads them. */
import { strToU8, zipSync } from 'fflate'

/** `at`: a date and time as a number of days; `shown`: its number format. A formula without a value has none stored. */
export type BookCell =
  | string
  | number
  | boolean
  | null
  | { readonly at: string; readonly shown?: string }
  | { readonly number: number; readonly shown: string }
  | { readonly error: string }
  | { readonly formula: string; readonly value?: string | number }
export type BookSheet = {
  readonly name: string
  readonly rows: readonly (readonly BookCell[])[]
  readonly state?: 'hidden' | 'veryHidden'
  readonly merged?: readonly string[]
}
type Options = { readonly date1904?: boolean; readonly strings?: 'shared' | 'inline'; readonly parts?: Readonly<Record<string, string>> }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const declared = (xml: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`)
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** A1, as spreadsheets name cells. */
const nameOf = (row: number, column: number): string =>
  `${column >= 26 ? String.fromCharCode(64 + Math.floor(column / 26)) : ''}${String.fromCharCode(65 + (column % 26))}${row + 1}`

export function workbook(sheets: readonly BookSheet[], { date1904 = false, strings = 'shared', parts = {} }: Options = {}): Uint8Array {
  const shared: string[] = []
  const indexes = new Map<string, number>()
  const formats: string[] = []
  const styleOf = (shown: string) => {
    if (!formats.includes(shown)) formats.push(shown)
    return formats.indexOf(shown) + 1
  }
  // the days of a spreadsheet: 1 January 1904 is 0, or 1462 where it counts from 1900
  const serial = (at: string) => (Date.parse(at.includes('T') ? `${at}Z` : `${at}T00:00:00Z`) - Date.UTC(1904, 0, 1)) / 86_400_000 + (date1904 ? 0 : 1462)
  const text = (value: string) => {
    if (strings === 'inline') return { type: 'inlineStr', xml: `<is><t xml:space="preserve">${escaped(value)}</t></is>` }
    const index = indexes.get(value) ?? shared.push(value) - 1
    indexes.set(value, index)
    return { type: 's', xml: `<v>${index}</v>` }
  }
  const cell = (name: string, value: BookCell): string => {
    const made = (type: string, xml: string, style = 0) => `<c r="${name}"${style > 0 ? ` s="${style}"` : ''}${type === '' ? '' : ` t="${type}"`}>${xml}</c>`
    if (value === null) return ''
    if (typeof value === 'string') return value === '' ? '' : made(text(value).type, text(value).xml)
    if (typeof value === 'number') return made('', `<v>${value}</v>`)
    if (typeof value === 'boolean') return made('b', `<v>${value ? 1 : 0}</v>`)
    if ('at' in value) return made('', `<v>${serial(value.at)}</v>`, styleOf(value.shown ?? 'yyyy-mm-dd'))
    if ('error' in value) return made('e', `<v>${escaped(value.error)}</v>`)
    if ('number' in value) return made('', `<v>${value.number}</v>`, styleOf(value.shown))
    const result = value.value === undefined ? '' : `<v>${escaped(String(value.value))}</v>`
    return made(typeof value.value === 'string' ? 'str' : '', `<f>${escaped(value.formula)}</f>${result}`)
  }
  const bodies = sheets.map(({ rows, merged = [] }) => {
    const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(nameOf(at, column), value)).join('')}</row>`)
    const merges = merged.length === 0 ? '' : `<mergeCells count="${merged.length}">${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`
    return `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData>${merges}</worksheet>`
  })
  const relation = (id: string, type: string, target: string) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const relations = (all: string) => `<Relationships xmlns="${packages}/relationships">${all}</Relationships>`
  const entries: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      [
        ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
        relation('rIdS', 'sharedStrings', 'sharedStrings.xml'),
        relation('rIdT', 'styles', 'styles.xml'),
      ].join(''),
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${main}" count="${shared.length}" uniqueCount="${shared.length}">${shared.map((one) => `<si><t xml:space="preserve">${escaped(one)}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`).join('')}</numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf numFmtId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(bodies.map((body, at) => [`xl/worksheets/sheet${at + 1}.xml`, body])),
    ...parts,
  }
  return zipSync(Object.fromEntries(Object.entries(entries).map(([path, xml]) => [path, declared(xml)])))
}

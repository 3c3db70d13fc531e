/** Beside every CSV there is a workbook with the same table, in which ids and leading zeros survive a spreadsheet. */
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import { handlerOf } from '../functions/edge/endpoints/index.ts'
import { endpoints } from '../shared/api/index.ts'
import { rows } from './access-rows.ts'
import { callHandler } from './builders/call.ts'
import { startTenants } from './builders/running-tenants.ts'
import { ownerIds } from './owner-ids.ts'

const now = new Date()
const tenants = startTenants({ now, unlimited: true })
const ofTables = endpoints.flatMap((contract) => (contract.response === 'csv' || contract.response === 'zip' ? [[contract.name, contract] as const] : []))

async function tablesIn(bytes: Uint8Array, isZip: boolean): Promise<[string, unknown[][]][]> {
  const files: [string, Uint8Array][] = isZip ? Object.entries(unzipSync(bytes)) : [['the file', bytes]]
  return Promise.all(
    files.map(async ([name, content]): Promise<[string, unknown[][]]> => {
      const isWorkbook = content[0] === 0x50 && content[1] === 0x4b
      const table = isWorkbook ? ((await readXlsx(content)).sheets[0]?.rows ?? []) : parse(Buffer.from(content), { bom: true })
      return [name.replace(/\.(?:csv|xlsx)$/, ''), table]
    }),
  )
}

test('exports are found', () => expect(ofTables.length).toBeGreaterThan(7))

/** The audit trail has the export of the CSV in it. */
const rowsMore: Partial<Record<string, number>> = { 'export-audit-csv': 1 }
const isId = (title: unknown) => /\bid$/i.test(String(title))

test.each(ofTables)('%s gives its table as a workbook too, with ids as texts', async (name, contract) => {
  const good = rows[name].calls[0]?.(ownerIds, ownerIds, now) ?? {}
  const inFormat = async (format: 'csv' | 'xlsx') => {
    const asked = contract.method === 'GET' ? { query: { ...good.query, format } } : { body: { ...Object(good.body), format } }
    const answer = await callHandler(handlerOf(name), contract.method, contract.path, { session: tenants.sessions.owner, ...good, ...asked })
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(contract.response === 'zip' ? /\.zip"/ : `\\.${format}"`),
    ])
    return tablesIn(answer.bytes, contract.response === 'zip')
  }
  const [texts, workbooks] = [await inFormat('csv'), await inFormat('xlsx')]
  expect(workbooks.map(([file, { length }]) => [file, length])).toEqual(texts.map(([file, { length }]) => [file, length + (rowsMore[name] ?? 0)]))
  for (const [at, [, [header = [], ...found]]] of texts.entries()) {
    const [titles, ...cells] = workbooks[at]?.[1] ?? []
    expect(titles).toEqual(header)
    const ids = (table: unknown[][]) => table.map((row) => header.flatMap((title, place) => (isId(title) ? [row[place] || null] : [])))
    if (rowsMore[name] === undefined) expect(ids(cells)).toEqual(ids(found))
  }
})

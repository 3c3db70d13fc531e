/** Numbers in people's own files: what is read, which line and column a refusal names, and how it says to write them. */
import { expect, test } from '@jest/globals'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { readForProfile } from '../../import/targets/read-for-profile.ts'
import { ImportRefused } from './decode.ts'
import type { Mapping } from './mapping.ts'

async function into(text: string, mapping: Mapping | null = null) {
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  const asked = { profile: { network: 'facebook', username: null }, format: 'auto', of: null, files } as const
  try {
    const [file] = await readForProfile(asked, readContext('facebook'), async (table) => ({ ...(await nothingSaid(table)), mapping }))
    return file?.reading.days.map(({ values }) => values)
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}
const german = { Tag: 'date', Gesehen: 'impressions', Wiedergabezeit: 'watch_time_min', Reichweite: 'reach' }
const { Reichweite, ...without } = german

test('a decimal comma is read where it can be nothing else', async () => {
  expect(await into('Tag;Gesehen;Wiedergabezeit\n2026-11-01;7;5,5\n2026-11-02;8;12,50\n2026-11-03;8;0,125\n', without)).toEqual([
    { impressions: 7, watch_time_min: 5.5 },
    { impressions: 8, watch_time_min: 12.5 },
    { impressions: 8, watch_time_min: 0.125 },
  ])
})

test.each([
  ['1,234', 'Line 2, column Wiedergabezeit: "1,234" has a thousands separator. Write it as 1234.'],
  ['1.234,5', 'Line 2, column Wiedergabezeit: "1.234,5" is not a number. Write it as 1234.5.'],
  ['many', 'Line 2, column Wiedergabezeit: "many" is not a number.'],
])('%s is refused by the name of its column in the file', async (cell, sentence) => {
  expect(await into(`Tag;Gesehen;Wiedergabezeit\n2026-11-01;7;${cell}\n`, without)).toContain(sentence)
})

test.each(['1.234', '1,234'])('beside decimal commas %s may be two numbers', async (cell) => {
  expect(await into(`Tag;Gesehen;Wiedergabezeit\n2026-11-01;7;5,5\n2026-11-02;7;${cell}\n`, without)).toContain(
    `Line 3, column Wiedergabezeit: "${cell}" could mean 1234 or a decimal`,
  )
})

test('the first line that cannot be read is named, whichever column it is in', async () => {
  const refusal = await into('Tag;Gesehen;Reichweite\n2026-11-01;1.234;900\n2026-11-02;2.345;1.100\n', {
    ...{ Tag: 'date', Gesehen: 'impressions', Reichweite: 'reach' },
  })
  expect(refusal).toBe('Line 2, column Gesehen: "1.234" could also mean 1234. If it does, write it as 1234. 1 more line cannot be read. Nothing was imported.')
})

test('amounts of ads are read with decimal commas, and refused by the name of their column', async () => {
  const ads = { Tag: 'date', Anzeige: 'ad', Ausgegeben: 'spend', Gesehen: 'impressions' }
  const rows = (cell: string) => `Tag;Anzeige;Ausgegeben;Gesehen\n2026-11-01;Tasse;${cell};900\n`
  expect(await into(rows('12,50'), ads)).toEqual([])
  expect(await into(rows('viel'), ads)).toContain('Line 2, column Ausgegeben: "viel" is not a number.')
})

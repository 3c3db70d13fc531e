/** What comes from a network by itself is stored as if somebody had imported a file of it. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { addDays, type DateRange, daysBetween } from '../../../shared/dates/index.ts'
import { startImportingAccount } from '../../../test/builders/importing-account.ts'
import { getProfile } from '../../kernel/accounts/store.ts'
import { documents, tableName } from '../../kernel/clients.ts'
import { profileKey } from '../../kernel/table/table.ts'
import { writeReading } from '../import/targets/write-reading.ts'
import { emptyReading } from '../readers/csv/format.ts'
import type { Call, Page, Stream } from './port.ts'

const account = 'acct-connected'
const { addProfile, profileOf, take } = startImportingAccount(account)

const range: DateRange = { from: '2026-10-20', to: '2026-11-10' }
const dates = Array.from({ length: daysBetween(range.from, range.to) + 1 }, (_, at) => addDays(range.from, at))
const impressionsOf = (date: string) => 1000 + daysBetween(range.from, date) * 7

/** A network that tells of at most so many days at once. */
const pageDays = 9
const network: Call = async (_, { from = '', to = '' }) => ({
  status: 200,
  body: dates.filter((date) => date >= from && date <= to).map((date) => ({ date, impressions: impressionsOf(date) })),
})
const Told = v.array(v.object({ date: v.string(), impressions: v.number() }))
const stream: Stream = {
  gives: 'days',
  history: null,
  settles: 3,
  day: 'UTC',
  pull: async (call, { from, to }, cursor): Promise<Page> => {
    const start = cursor ?? from
    const last = addDays(start, pageDays - 1)
    const asked = { from: start, to: last < to ? last : to }
    const days = v.parse(Told, (await call('insights', asked)).body).map(({ date, impressions }) => ({ date, values: { impressions } }))
    const reading = { ...emptyReading(), days, columns: { days: { impressions: 'impressions' } } }
    return { reading, asked, next: asked.to < to ? addDays(asked.to, 1) : null }
  },
}

async function sync(id: string): Promise<number> {
  const profile = await profileOf(id)
  let pages = 0
  for (let cursor: string | null = range.from; cursor !== null; pages++) {
    const { reading, next } = await stream.pull(network, range, cursor)
    await writeReading(reading, { accountId: account, profile }, '2026-11-21', async () => undefined)
    cursor = next
  }
  return pages
}

/** Everything of a profile's own, without its address and how often it was written. */
async function storedOf(id: string) {
  const { Items = [] } = await documents().send(
    new ScanCommand({ TableName: tableName(), FilterExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': profileKey(account, id) } }),
  )
  const { known, available_from } = (await getProfile(account, id)) ?? {}
  return { items: Items.map(({ pk, version, ...item }) => item).sort((one, other) => String(one.sk).localeCompare(String(other.sk))), known, available_from }
}

test('pages of a network are stored byte for byte like one file of the same days, however often they come', async () => {
  const [byFile, byNetwork] = [await addProfile('twitter', 'By file'), await addProfile('twitter', 'By network')]
  await take(byFile, `date,impressions\n${dates.map((date) => `${date},${impressionsOf(date)}`).join('\n')}\n`)
  expect(await sync(byNetwork)).toBe(3)
  const once = await storedOf(byNetwork)
  expect(once.items.length).toBeGreaterThan(0)
  expect(once).toEqual(await storedOf(byFile))
  await sync(byNetwork)
  expect(await storedOf(byNetwork)).toEqual(once)
})

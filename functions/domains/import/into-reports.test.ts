/** Files from the importer to what people see of them: reports, exports and the freshness of a profile. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import * as v from 'valibot'
import { countIndicators, getHome } from '../../../shared/api/home.ts'
import { listProfileStates } from '../../../shared/api/profiles.ts'
import { addDays, today } from '../../../shared/dates/index.ts'
import type { NetworkCode } from '../../../shared/networks.ts'
import { isStale } from '../../../shared/stale.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { aProfile } from '../../../test/builders/dataset.ts'
import { realFile, testWith } from '../../../test/builders/real-data.ts'
import { runOf } from '../../../test/builders/run.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { handlerOf } from '../../edge/endpoints/index.ts'
import { putProfile } from '../../kernel/accounts/store.ts'
import { computeReport } from '../reports/run/compute-report.ts'

const account = 'acct-zebra'
const now = new Date('2026-11-28T12:00:00Z')
const tenants = startTenants({ now })
const ask = (name: Parameters<typeof handlerOf>[0], path: string, body: object) =>
  callHandler(handlerOf(name), 'POST', path, { session: tenants.sessions.owner, body })

/** Imports each text into a new profile. */
async function into(id: string, network: NetworkCode, texts: readonly (string | Uint8Array)[]) {
  await putProfile(account, aProfile(id, network, { entity_gid: 'group-zebra-1', available_from: null, timezone: 'UTC' }))
  for (const body of texts) {
    const answer = await callHandler(handlerOf('import-profile-data'), 'POST', '/profiles/{id}/import', {
      session: tenants.sessions.owner,
      params: { id },
      query: { filename: 'x.csv' },
      body: typeof body === 'string' ? body : new TextDecoder().decode(body),
      headers: { 'content-type': 'text/csv' },
    })
    expect([answer.status, Object(answer.json).error]).toEqual([200, undefined])
  }
}
const theCase = (name: string) => readFileSync(realFile(`cases/${name}`))
const range = { dateFrom: '2026-11-01', dateTo: '2026-11-27', timezone: 'UTC' }
const prior = { priorFrom: '2026-10-05', priorTo: '2026-10-31' }

testWith('cases')('territories of TikTok are parts of all followers in table, map and exported rows, the rest is "Other"', async () => {
  await into('territories', 'tiktok', [theCase('00-tiktok-territories.csv'), 'date,followers\n2026-11-27,1000\n'])
  const request = { type: 'comprehensive', profiles: ['territories'], ...range, ...prior, template_id: null, labels: [], labelMatch: 'any' as const }
  const report = await computeReport(await runOf(account, request, now))
  const tabs = [report.reports.crossChannel, ...report.reports.networks]
  const found = tabs.flatMap((tab) => tab.report.flatMap(({ key, content }) => content.map((block) => ({ section: key, network: tab.code, block }))))
  const named = (key: string) => found.find(({ block }) => block.key === key)
  const [map, table] = [named('countries'), named('country_rows')]
  expect(map?.block).toMatchObject({
    total: 1000,
    values: [
      { code: 'US', value: 460, share: 46 },
      { code: 'EG', value: 220, share: 22 },
    ],
  })
  const row = (name: string, followers: number, share: number) => ({ name: { value: name }, followers: { value: followers }, share: { value: share } })
  expect(table?.block).toMatchObject({
    values: [row('United States', 460, 46), row('Egypt', 220, 22), row('Other', 320, 32)],
    footer: row('Total', 1000, 100),
  })
  for (const { section, network, block } of [map, table].filter((one) => one !== undefined)) {
    const exported = await ask('export-rows-csv', '/export/rows', { request, network, section, block: block.key })
    const rows: Record<string, string>[] = parse(exported.text, { bom: true, columns: true })
    expect(rows.map(({ Part, Followers }) => [Part, Followers])).toEqual([
      ['US', '460'],
      ['EG', '220'],
      ['Other', '320'],
    ])
  }
})

testWith('cases')('ids and lines are whole in a workbook that is exported again', async () => {
  await into('ids', 'twitter', [theCase('ids-and-lines.csv')])
  const answer = await ask('export-posts-csv', '/export/csv', { profileIds: ['ids'], ...range, format: 'xlsx' })
  const [header = [], ...rows] = (await readXlsx(answer.bytes)).sheets[0]?.rows ?? []
  const of = (title: string) => rows.map((row) => row[header.indexOf(title)])
  expect(of('Post id')).toEqual(['1734567890123456789', '0012345', '12E5'])
  expect(of('Text')).toEqual([
    expect.stringContaining('First line\nsecond line, with a comma; a semicolon and "quotes"'),
    expect.stringMatching(/^007 /),
    '1-2',
  ])
  expect(of('Impressions')).toEqual([100, 200, 300])
})

test('reviews whose newest is a year old leave their profile stale, on home, in the list of profiles and in its badge', async () => {
  const last = addDays(today('UTC', new Date()), -365)
  await into('old', 'google', [`id,created_at,stars,text\nr1,${addDays(last, -20)}T10:00:00Z,5,Fine\nr2,${last}T10:00:00Z,4,Good\n`])
  await into('new', 'google', [`id,created_at,stars,text\nr1,${addDays(last, 358)}T10:00:00Z,5,Fine\n`])
  const get = (name: Parameters<typeof handlerOf>[0], path: string) => callHandler(handlerOf(name), 'GET', path, { session: tenants.sessions.owner })
  const { states } = v.parse(listProfileStates.response, (await get('list-profile-states', '/profiles/states')).json)
  const ofOurs = states.filter(({ id }) => ['old', 'new'].includes(id))
  expect(ofOurs.map(({ id, last_day, behind }) => [id, last_day, isStale(behind)])).toEqual([
    ['new', addDays(last, 358), false],
    ['old', last, true],
  ])
  const home = v.parse(getHome.response, (await get('get-home', '/home')).json)
  const onHome = home.data.flatMap(({ profiles }) => profiles).filter(({ id }) => ['old', 'new'].includes(id))
  expect(onHome.map(({ id, state, last: day }) => [id, state, day])).toEqual([
    ['new', 'current', addDays(last, 358)],
    ['old', 'behind', last],
  ])
  const badge = async (id: string) => {
    const { json } = await ask('count-indicators', '/me/indicators', { profiles: [{ id, warning: null, status: 'x' }], timezone: 'UTC', initial: true })
    return v.parse(countIndicators.response, json).errors
  }
  expect([await badge('old'), await badge('new')]).toEqual([1, 0])
})

/** Net growth of followers from 2 to 8 March 2026, in each way in which it can be known; figures reckoned by hand. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { figureMessages } from '../../../shared/figure-messages.ts'
import { type TestAccount, testAccount } from '../../../test/builders/endpoints.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { handler as social } from '../../edge/endpoints/reports/get-social-media-performance-report.ts'

const query = { dateFrom: '2026-03-02', dateTo: '2026-03-08' }
let table: TestTable
let account: TestAccount
beforeAll(async () => {
  table = await startTable()
  account = await testAccount('acct-growth', '2026-03-20T09:00:00Z')
  await page('levels', [101, 104, 108, 112, 116, 120, 125, 131], each(5), each(1))
  await page('flows', none, each(5), each(2))
  await page('gains', none, each(5), none)
  await page('first', ['', '', '', 110, 115, 120, 125, 130], each(9), none)
  await page('some', none, each(5), ['', 2, 2, 2, '', '', '', ''])
})
afterAll(() => table.stop())

type Value = number | ''
/** Of 1 to 8 March: levels, gains, losses. */
async function page(id: string, followers: readonly Value[], gained: readonly Value[], lost: readonly Value[]) {
  await account.profile(id, 'facebook')
  const lines = followers.map((level, day) => `2026-03-0${day + 1},5,${level},${gained[day]},${lost[day]}`)
  await account.give(id, `date,impressions,followers,followers_gained,followers_lost\n${lines.join('\n')}\n`)
}
const none: Value[] = ['', '', '', '', '', '', '', '']
const each = (value: number): Value[] => none.map(() => value)

async function growth(profiles: string) {
  const { crossChannel } = (await account.report(social, { ...query, profiles })).reports
  const found = crossChannel.summary.find(({ key }) => key === 'net_growth')
  const chart = crossChannel.report.find(({ key }) => key === 'audience_growth')?.content[0]
  return {
    value: found?.value,
    note: found?.note,
    formula: crossChannel.passports.net_growth?.formula,
    beside: chart && 'note' in chart ? chart.note : undefined,
  }
}
const { levels, flows, first } = figureMessages.growth.formulas
/** The seven days before end on the 1st. */
const nothingBefore = figureMessages.report.lack(1, 7, 'prior')
const partial = (why: string) => `${why} ${figureMessages.passport.notCompared}`

test('by levels: the last one minus the one on the day before', async () => {
  // 131 - 101, and 7 x (5 - 1) = 28 gained and lost beside it, which is said
  expect(await growth('levels')).toEqual({
    value: 30,
    note: nothingBefore,
    formula: `${levels} 7 days, 1 network.`,
    beside: figureMessages.growth.beside('+28', '+30'),
  })
})

test('without the day before: gained minus lost of every day', async () => {
  // 7 x (5 - 2)
  expect(await growth('flows')).toEqual({ value: 21, note: nothingBefore, formula: `${flows} 7 days, 1 network.`, beside: undefined })
})

test('gains alone are never net', async () => {
  expect(await growth('gains')).toMatchObject({ value: null, note: figureMessages.growth.gainsAlone })
})

test('a level missing at the start: from the first one in the range, and it is called partial', async () => {
  // 130 on the 8th - 110 on the 4th
  expect(await growth('first')).toEqual({
    value: 20,
    note: partial(figureMessages.growth.fromFirst(1, 1)),
    formula: `${first} 7 days, 1 network.`,
    beside: figureMessages.growth.lostUnknown,
  })
})

test('gained and lost on some days alone: those that have both, and it is called partial', async () => {
  // 3 days of 5 - 2; on the others losses are not known
  expect(await growth('some')).toMatchObject({ value: 9, note: partial(figureMessages.growth.fromFlows(1, 1, 3, 7)), formula: `${flows} 7 days, 1 network.` })
})

test('profiles that are known in different ways say which is which, and add up', async () => {
  // 30 + 21 + 20
  expect(await growth('levels,flows,first')).toMatchObject({
    value: 71,
    note: partial(figureMessages.growth.fromFirst(1, 3)),
    formula: `Profile levels: ${levels} Profile flows: ${flows} Profile first: ${first} 7 days, 1 network.`,
  })
  // LinkedIn gives no losses: of one page nothing net is known, so the other's is all there is
  expect(await growth('gains,flows')).toMatchObject({ value: 21 })
})

test('the change of a partial net growth is none', async () => {
  const { crossChannel } = (await account.report(social, { ...query, priorFrom: '2026-02-23', priorTo: '2026-03-01', profiles: 'flows' })).reports
  expect(crossChannel.summary.find(({ key }) => key === 'net_growth')).toMatchObject({ value: 21, prior: null, growth: null })
})

test('where the change of the others is shown, the tile still says how many are partial', async () => {
  // one more every day from 22 February to 8 March
  await account.profile('long', 'facebook')
  const days = Array.from({ length: 15 }, (_, day) => `2026-${day < 7 ? `02-${22 + day}` : `03-0${day - 6}`},5,${100 + day},,`)
  await account.give('long', `date,impressions,followers,followers_gained,followers_lost\n${days.join('\n')}\n`)
  const compared = { ...query, priorFrom: '2026-02-23', priorTo: '2026-03-01', profiles: 'long,first' }
  const { crossChannel } = (await account.report(social, compared)).reports
  // 7 + 20, of which 7 are held against 7
  expect(crossChannel.summary.find(({ key }) => key === 'net_growth')).toMatchObject({
    value: 27,
    prior: 7,
    growth: 0,
    basis: figureMessages.growth.partial(1, 2),
  })
})

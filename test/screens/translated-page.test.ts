/** An open report that the browser translates: text nodes are replaced behind the back of the app. */
import { expect, test } from '@jest/globals'
import { formatRange } from '../../shared/dates/index.ts'
import { click, eventually } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { type Asked, startMockedApp } from '../builders/mocked-app.ts'
import { choose } from '../e2e/builder-states.ts'
import { kept, part, ticked, whenTicked } from '../e2e/builder-ways.ts'
import { openBuilder } from './builder-ways.ts'
import { everyBlock, withGaps, withOtherData } from './every-block.ts'
import { reportAnswers, reportPath } from './report-ways.ts'
import { reportReady } from './screen-ways.ts'
import { keepTranslated } from './translation.ts'

const app = startMockedApp()

const chart = 'section[id^=cross_channel-]'

test('a translated report takes other dates and another profile group, and shows them', async () => {
  const { 'GET /reports/social-media-performance': report } = await reportAnswers()
  if (typeof report !== 'object' || !('dates' in report)) throw new Error('There is no sample report.')
  const asked = ({ query }: Asked) => {
    const [dateFrom, dateTo] = [String(query.dateFrom), String(query.dateTo)]
    const prior = query.priorFrom && query.priorTo ? { priorFrom: String(query.priorFrom), priorTo: String(query.priorTo) } : {}
    const dates = { ...report.dates, dateFrom, dateTo, ...prior }
    // notes come and go with the dates
    return { ...report, dates, notes: dateFrom < '2026-11-10' ? ['A note.'] : [], fetchedAt: `${dates.dateTo}T09:30:00.000Z` }
  }
  const page = await app.open(reportPath, { ...(await reportAnswers()), 'GET /reports/social-media-performance': asked })
  await reportReady(page)
  await keepTranslated(page)
  await click(page, 'button', 'Report dates:')
  await page.waitForSelector('[role=dialog] [role=tab]')
  await click(page, '[role=dialog] button', 'Last 7 days')
  await click(page, '[role=dialog] button', 'Save')
  await page.waitForFunction(() => !document.querySelector('[role=dialog]'))
  await reportReady(page)
  const search = () => new URL(page.url()).searchParams
  await eventually(
    async () => search().get('from_date'),
    (from) => expect(from).not.toBe('2026-11-01'),
  )
  await waitForText(page, formatRange(String(search().get('from_date')), String(search().get('to_date'))))
  await click(page, 'button', 'Profile group:')
  await click(page, '[role=menuitemradio]', 'Harbour Coffee')
  await reportReady(page)
  await eventually(
    () => page.$$eval('main button', (all) => all.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('Profile group:'))),
    (texts) => expect(texts).toEqual([expect.stringContaining('Harbour Coffee')]),
  )
})

test('every kind of block of a translated report takes other data, none, and the first again, as chart and as table', async () => {
  const report = await everyBlock()
  const byDay = new Map([
    ['2026-11-02', withOtherData(report)],
    ['2026-11-03', withGaps(report)],
  ])
  const asked = ({ query }: Asked) => {
    const [dateFrom, dateTo] = [String(query.dateFrom), String(query.dateTo)]
    return { ...(byDay.get(dateFrom) ?? report), dates: { ...report.dates, dateFrom, dateTo } }
  }
  const page = await app.open(reportPath, { ...(await reportAnswers()), 'GET /reports/social-media-performance': asked }, { width: 1440, height: 6000 })
  await reportReady(page)
  await keepTranslated(page)
  const take = async (day: string) => {
    await page.evaluate((path) => window.history.pushState({}, '', path), reportPath.replace('2026-11-01', day))
    await waitForText(page, formatRange(day, '2026-11-20'))
    await reportReady(page)
  }
  for (const day of ['2026-11-02', '2026-11-01', '2026-11-03', '2026-11-01']) await take(day)
  while (await page.$(`${chart} ::-p-text(View as table)`)) await click(page, `${chart} button`, 'View as table')
  for (const day of ['2026-11-02', '2026-11-03', '2026-11-01']) await take(day)
  await eventually(
    () => page.evaluate(() => document.body.innerText),
    (text) => expect(text).not.toContain('could not be shown'),
  )
}, 120_000)

test('a section of a translated report builder takes every action of its toolbar, and each is undone', async () => {
  const page = await openBuilder(app, 'comprehensive')
  await keepTranslated(page)
  const before = await ticked(page)
  const [, first = '', second = ''] = before
  await choose(page, 'cross_channel', first)
  const act = (label: string) => click(page, `${part(first)} [aria-label="${label}"]`)
  for (const label of ['Page break before', 'Move down', 'Move up', 'Add text', 'Remove text']) {
    await act(label)
    await kept(page)
  }
  await act('Change title')
  await click(page, '[role=dialog] button', 'Set')
  await act('Move down')
  await whenTicked(page, (now) => expect(now.slice(1, 3)).toEqual([second, first]))
  await act('Hide section')
  await whenTicked(page, (now) => expect(now).not.toContain(first))
  await kept(page)
  const undo = named('button', 'Undo, Ctrl Z')
  while (await page.$(`${undo}:not(:disabled, [aria-disabled=true])`)) await click(page, undo)
  await whenTicked(page, (now) => expect(now).toEqual(before))
})

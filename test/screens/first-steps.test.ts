/** The choice that a report asks for before it runs. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { messages } from '../../shared/messages.ts'
import { defaultCompetitors } from '../../shared/plans.ts'
import { genericReport } from '../../shared/reports/generic-report.ts'
import { click, eventually, pressKey } from '../builders/act.ts'
import { chooseOption, listen, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { type Answers, held, startMockedApp } from '../builders/mocked-app.ts'
import { emptyReport } from '../builders/report.ts'
import { sampleAnswers } from '../builders/sample-answers.ts'
import { gate } from './waiting.ts'

type Competitor = Answered<'GET /profiles/competitor'>[string][number]

const app = startMockedApp()
const competitor = (name: string, more: Partial<Competitor> = {}): Competitor => ({
  ...{ competitor_gid: name, profile_gid: 'p-facebook', name, username: name.toLowerCase().replaceAll(' ', ''), picture_url: null, profile_url: null },
  ...{ processed: true, error: false, warning: null, ...more },
})
const tracked = [
  competitor('Kettle & Crane'),
  competitor('Harbour Roast', { processed: false }),
  competitor('Old Quay', { error: true, warning: messages.competitors.unreachable }),
  competitor('Fern and Filter'),
  competitor('Mill Lane'),
]
const tidewater = {
  ...{ network_id: 'tidewater', name: 'Tidewater Coffee', username: 'tidewatercoffee', picture_url: null, profile_url: null, followers: 4821 },
}
/** Answers of an account that tracks these competitors for its Facebook profile. */
function tracking(all: readonly Competitor[]): Answers {
  let listed = [...all]
  return {
    'GET /profiles/competitor': ({ query: { profile_gids } }) => ({ [String(profile_gids)]: String(profile_gids) === 'p-instagram' ? [] : listed }),
    'DELETE /profiles/competitor/{competitor_gid}': ({ params }) => {
      listed = listed.filter(({ competitor_gid }) => competitor_gid !== decodeURIComponent(params.competitor_gid ?? ''))
      return { removed: true }
    },
    'GET /profiles/competitor/suggest': { suggestions: [tidewater] },
    'GET /facebook/page': { id: 'tidewater', ...tidewater },
    'POST /profiles/competitor': () => {
      listed = [...listed, competitor('Tidewater Coffee', { processed: false })]
      return { competitors: listed }
    },
    'GET /reports/competitor': held,
  }
}
const run = (page: Page) => click(page, named('button', 'Run report'))
const choose = (page: Page, wanted: string) => chooseOption(page, '#first-step button', wanted)
const shows = (page: Page, check: (rows: string[]) => void) =>
  eventually(() => page.$$eval('ul[aria-label=Competitors] li', (rows) => rows.map(({ textContent }) => textContent)), check)
const reaches = (page: Page, search: string) => page.waitForFunction((part) => location.search.includes(part), {}, search)

test('Enter pressed before the reports are listed opens the first that fits once they are', async () => {
  const listed = gate()
  const options = sampleAnswers['GET /reports/options']
  if (!options || typeof options === 'function') throw new Error('The sample account has no report options.')
  const page = await app.open('/reports/run', { ...tracking(tracked), 'GET /reports/options': () => listed.passed.then(() => options) })
  const search = '::-p-aria(Search for reports)'
  await page.locator(search).fill('competitor')
  await pressKey(page, search, 'Enter')
  listed.open()
  await page.waitForFunction(() => location.pathname.endsWith('/run/competitor'))
})

test('competitors are of a Facebook or Instagram profile; without one, or without any competitor, the report says what is missing', async () => {
  const page = await app.open('/reports/run/competitor', tracking(tracked))
  await waitForText(page, 'Competitor analysis')
  await run(page)
  await waitForText(page, messages.competitorReport.noProfile)
  const offered = await choose(page, 'Instagram')
  expect(offered.filter((text) => text.includes('LinkedIn'))).toEqual([])
  await waitForText(page, messages.empty.noCompetitors)
  await run(page)
  await waitForText(page, messages.competitorReport.none)
})

test('at the limit the search gives way to an offer; a removed competitor makes room, and what is typed is looked for once', async () => {
  const search = 'input[role=combobox]'
  const page = await app.open('/reports/run/competitor', tracking(tracked))
  await choose(page, 'Facebook')
  await waitForText(page, messages.competitors.limit(defaultCompetitors))
  await shows(page, (rows) => expect(rows.filter((text) => text.includes('Analyzing'))).toHaveLength(1))
  await page.waitForSelector(`button[aria-label$="${messages.competitors.unreachable}"]`)
  const early = await page.$(search)
  expect(early).toBeNull()
  await click(page, named('button', 'Remove Kettle & Crane'))
  await waitForText(page, messages.competitors.remove('Kettle & Crane'))
  await click(page, '[role=alertdialog] button', 'Remove')
  await shows(page, (rows) => expect(rows).toHaveLength(defaultCompetitors - 1))
  // the question returns the focus as it closes
  await page.waitForFunction(() => !document.querySelector('[role=alertdialog]'))
  // within one task, so that no pause of a slow machine falls between two letters
  await page.$eval(search, (field) => {
    if (field instanceof HTMLElement) field.focus()
    for (const letter of 'tidew') document.execCommand('insertText', false, letter)
  })
  await page.waitForSelector('[role=listbox] [role=option]')
  expect(app.asked('GET /profiles/competitor/suggest').map(({ query }) => query)).toEqual([{ network: 'facebook', q: 'tidew' }])
  await pressKey(page, search, 'Enter')
  await shows(page, (rows) => {
    expect(rows).toHaveLength(defaultCompetitors)
    expect(rows).toContainEqual(expect.stringContaining('Tidewater Coffee'))
  })
  expect(app.asked('GET /facebook/page')).toHaveLength(1)
})

test('the list is asked for again while one is analyzed, and the report runs with the rest and a warning', async () => {
  const page = await app.open('/settings')
  const hears = await listen(page)
  await app.open('/reports/run/competitor', tracking(tracked))
  await choose(page, 'Facebook')
  await waitForText(page, 'Analyzing')
  await eventually(
    async () => app.asked('GET /profiles/competitor').length,
    (reads) => expect(reads).toBeGreaterThan(1),
  )
  const warned = page.waitForSelector('[data-kind=warning]')
  await run(page)
  await hears(messages.competitorReport.analyzing)
  await warned
  await reaches(page, 'profile=p-facebook')
  await eventually(
    async () => app.asked('GET /reports/competitor').map(({ query }) => query.profile_gid),
    (profiles) => expect(profiles).toEqual(['p-facebook']),
  )
})

test('a schedule of a competitor report is of one Facebook or Instagram profile, chosen by the person', async () => {
  const page = await app.open('/reports/schedule', { ...tracking(tracked), 'GET /team': { employees: [] } })
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  await chooseOption(page, '#schedule-form button', 'Competitor analysis')
  await click(page, 'button[form=schedule-form]', 'Schedule')
  await waitForText(page, messages.profiles.none)
  const offered = await chooseOption(page, '#schedule-form button[data-invalid]', 'Facebook')
  expect(offered.filter((text) => text.includes('LinkedIn'))).toEqual([])
})

test('advocacy groups stand by name whatever its case; the report has dates without a comparison', async () => {
  const names = ['Northbound team', 'harbour crew', 'Leith Studio', 'almanac friends']
  const page = await app.open('/reports/run/advocacy', {
    'GET /advocacy': {
      data: names.map((name) => ({
        advocacy_gid: `advocacy-${name.split(' ')[0]}`,
        entity_gid: 'group-leith',
        entity: { name, picture_url: null, type: 'advocacy', timezone: 'Europe/London' },
      })),
    },
    'GET /reports/advocacy': genericReport(emptyReport({ type: 'advocacy' })),
  })
  await waitForText(page, 'Select an advocacy')
  await run(page)
  await waitForText(page, messages.advocacy.none)
  const groups = await choose(page, 'Northbound team')
  expect(groups).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
  await run(page)
  await reaches(page, 'advocacy_group_id=advocacy-Northbound')
  expect(new URL(page.url()).searchParams.get('prior_from')).toBeNull()
  await waitUntilLoaded(page)
  await click(page, 'button', 'Report dates:')
  await page.waitForSelector('[role=dialog] [role=tab]')
  const tabs = await page.$$eval('[role=dialog] [role=tab]', (all) => all.length)
  expect(tabs).toBe(1)
  await click(page, '[role=dialog] button', 'Last 7 days')
  const reads = app.asked('GET /reports/advocacy').length
  await click(page, named('button', 'Save'))
  await eventually(
    async () => app.asked('GET /reports/advocacy').length,
    (count) => expect(count).toBeGreaterThan(reads),
  )
})

test('listeners are offered once they are loaded, and one of them is reported on', async () => {
  const loaded = gate()
  const listener = (_id: string, name: string, message: string | null) => ({
    ...{ _id, name, message, type: 'brand' as const, enabled: true, processed: message === null, results: 3 },
    ...{ entity_gids: ['group-leith'], timezone: 'Europe/London' },
  })
  const listeners = [listener('ear-1', 'Advent calendar', 'Initializing'), listener('ear-2', 'Kettle & Crane', null)]
  const page = await app.open('/reports/run/sentiment', {
    'GET /listen': () => loaded.passed.then(() => ({ listeners })),
    'GET /reports/sentiment': held,
  })
  await click(page, '#first-step [role=radiogroup] label', 'Listener')
  // a list that is still loading does not open
  await page.waitForSelector('#first-step button:disabled ::-p-text(Loading)')
  loaded.open()
  await choose(page, 'Kettle & Crane')
  await run(page)
  await eventually(
    async () => app.asked('GET /reports/sentiment').map(({ query }) => query),
    (queries) => expect(queries).toEqual([expect.objectContaining({ sentiment_type: 'listener', listener_gid: 'ear-2' })]),
  )
})

test('campaigns are those of one profile group, which is asked for and named', async () => {
  const page = await app.open('/reports/run/sentiment', {
    'GET /labels': ({ query: { entity_gids } }) => ({ labels: [`Label of ${String(entity_gids)}`] }),
    'GET /reports/sentiment': held,
  })
  await click(page, '#first-step [role=radiogroup] label', 'Campaigns')
  await chooseOption(page, '#first-step button', 'Harbour Coffee')
  await click(page, '#first-step label', 'Label of group-harbour')
  await run(page)
  await eventually(
    async () => app.asked('GET /reports/sentiment').map(({ query }) => query),
    (queries) => expect(queries).toEqual([expect.objectContaining({ profiles: ['p-linkedin'], labels: ['Label of group-harbour'] })]),
  )
})

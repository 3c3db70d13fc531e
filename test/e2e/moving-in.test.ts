/** A stranger's first hour: from an empty deployment to the first report, and a colleague who may look and not change. */
import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { createScheduledReport } from '../../shared/api/schedules.ts'
import { eventually, pressKey, replaceText, typeInto } from '../builders/act.ts'
import { listen, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { realFile, testWith } from '../builders/real-data.ts'
import { builder } from './builder-states.ts'
import { name } from './builder-ways.ts'
import { arrive, fillIn, submit } from './form-ways.ts'
import { fillGroup } from './group-ways.ts'
import { give } from './import-ways.ts'
import { at, clickOn, confirmed, linkTo, press, scheduleDialog } from './screen-ways.ts'
import { chooseAccess, inviteDetails } from './team-states.ts'

const house = startHouse({ seed: false })

const group = 'Leith Roasters'
const overview = 'x/x_account_overview.csv'

async function addGroup(page: Page): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profile-groups`)
  await clickOn(page, 'button', 'Add profile group')
  await fillGroup(page, { name: group, type: 'Brand' })
  await clickOn(page, 'button', 'Save')
  await page.waitForSelector('main tbody img[src*="/api/pictures/"]')
}

/** The dialog of the import follows the one of the new profile. */
async function addProfile(page: Page): Promise<void> {
  await page.goto(`${house.stack.origin}/settings/profiles`)
  await clickOn(page, 'button', 'Add profile')
  await page.waitForSelector('[role=dialog] form')
  await press(page, '[role=dialog] [role=radiogroup] label', 'X')
  await fillIn(page, { name: 'Leith on X' })
  await clickOn(page, 'button', 'Save')
  await waitForText(page, 'Into profile')
}

const impressions = (page: Page) => page.$$eval('[data-tile]', (tiles) => tiles.find(({ textContent }) => textContent.includes('Impressions'))?.textContent)
const sectionTitles = (page: Page) => page.$$eval('#report-body section[id]', (cards) => cards.map((card) => card.querySelector('h2, h3')?.textContent))

/** What X gives in this file, in another order than the report has it, each under a title that stands nowhere else. */
const chosen = [
  ['engagement', 'What they did'],
  ['impressions', 'How far it went'],
  ['audience_growth', 'Who came and who went'],
] as const
const titles = chosen.map(([, title]) => title)

/** A template of these sections of X alone, made in the builder; the report of it is on screen, from its row in the list. */
async function runOwnTemplate(page: Page, origin: string): Promise<void> {
  await builder('comprehensive')(page, origin)
  const networks = await page.$$eval('aside button[aria-label^="Sections of "]', (turns) => turns.map((turn) => turn.getAttribute('aria-label')))
  for (const label of networks) await press(page, `aside :has(> button[aria-label="${label}"]) input`)
  await press(page, 'button[aria-label="Sections of X"]')
  for (const [key, title] of chosen) {
    await press(page, `[data-row="twitter-${key}"] input`)
    await pressKey(page, `#canvas-twitter-${key} button[aria-label="Change title"]`, 'Enter')
    await replaceText(page, '[role=dialog] form input', title)
    await pressKey(page, '[role=dialog] form input', 'Enter')
    await page.waitForSelector(named('toolbar', `Section ${title}`))
  }
  // the last goes first, then the first of the report last
  for (const [title, key] of [
    [titles[0], 'Home'],
    [titles[2], 'End'],
  ] as const) {
    await pressKey(page, `[aria-label="Sections"] [aria-label="Move ${title}: drag, or Space to lift"]`, 'Space', key, 'Space')
  }
  await name(page, 'Leith on X, weekly')
  await clickOn(page, 'button', 'Save template')
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  await page.goto(`${origin}/reports/templates`)
  await clickOn(page, 'button', 'More: Leith on X, weekly')
  await clickOn(page, 'menuitem', 'Run report')
  await page.waitForFunction(() => location.search.includes('from_date'))
  await waitUntilLoaded(page)
}

/** Schedules the report that is open, lets its time come, and gives the text of the PDF in the mail. */
async function sentPdf(page: Page, origin: string, reader: string): Promise<string> {
  await scheduleDialog(page)
  await page.waitForSelector('#schedule-form[aria-busy=false]')
  const recipients = 'input[placeholder="Name or email"]'
  await press(page, recipients)
  await page.waitForSelector('[role=option]')
  await typeInto(page, recipients, `${reader} `)
  await page.waitForSelector(named('button', `Remove ${reader}`))
  const answered = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().endsWith('/reports/scheduled'))
  await press(page, 'button[form=schedule-form][type=submit]')
  const { records } = v.parse(createScheduledReport.response, await (await answered).json())
  const to = new Date(Date.parse(records[0]?.generate_at ?? '') + 60_000).toISOString()
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(`${origin}/_local/scheduler/advance`, { method: 'POST', headers, body: JSON.stringify({ to }) })).status).toBe(200)
  const mails: { id: string; to: string[] }[] = await (await fetch(`${origin}/_local/mail.json`)).json()
  const mail = mails.find((one) => one.to.includes(reader))
  const { attachments } = await PostalMime.parse(await (await fetch(`${origin}/_local/mail/${mail?.id}.eml`)).arrayBuffer())
  const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content
  if (!(pdf instanceof ArrayBuffer)) throw new Error('The mail has no PDF.')
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((one) => one.getTextContent())))
  await document.destroy()
  return pages.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

testWith(overview)(
  'an agency signs up, brings its first figures in, reads its first report, sends it as a template of its own, and lets somebody look at it',
  async () => {
    const { origin } = house.stack
    const { page, faults } = await house.browser.newPage()
    await confirmed(page, origin)
    await page.goto(`${origin}/dashboard`)
    await waitForText(page, "You don't have any profile groups yet.")

    await addGroup(page)
    await addProfile(page)
    await give(page, { 'x_account_overview.csv': readFileSync(realFile(overview), 'utf8') })
    await page.waitForSelector('ul[aria-label=Files]')
    await press(page, '[role=dialog] button', 'Import')
    await waitForText(page, 'Reports now show the new figures.')
    await press(page, '[role=dialog] button', 'Done')

    const id: string = await page.evaluate(async () => (await (await fetch('/api/profiles')).json()).profiles[0].id)
    await page.goto(`${origin}/reports/run/comprehensive?profile=${id}&from_date=2025-08-01&to_date=2025-08-31`)
    await page.waitForSelector('[data-tile]')
    await waitUntilLoaded(page)
    await eventually(
      () => impressions(page),
      (text) => expect(text).toContain('82.2K'),
    )
    // exactly what the file's own column adds up to, as another program finds it
    await press(page, '[data-tile] button[aria-label="How it is calculated: Impressions"]')
    await waitForText(page, '82,174')

    await runOwnTemplate(page, origin)
    // the file is of last year, so the dates that move along have to reach back to it
    const address = new URL(page.url())
    address.searchParams.set('from_date', '2025-08-01')
    await page.goto(address.href)
    await page.waitForSelector('#report-body section h2, #report-body section h3')
    await waitUntilLoaded(page)
    await eventually(
      () => sectionTitles(page),
      (shown) => expect(shown).toEqual(titles),
    )
    const sent = await sentPdf(page, origin, 'client@leith.example')
    // the page of the contents names them too, so the last place of each is that of its chart
    const places = titles.map((title) => sent.lastIndexOf(title))
    expect(places.every((place) => place >= 0)).toBe(true)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    // the coverage counts the profiles of a network, although the template has no table of them
    expect(sent).toMatch(/X\s+1\s+\d+ of \d+/)
    // nothing else of the report is in it
    expect(sent).not.toContain('Engagement rate')

    const hears = await listen(page)
    await at('/settings/team', 'main table')(page, origin)
    const email = await inviteDetails(page, 'Restricted User')
    await chooseAccess(page, [group], 'Read-Only')
    await clickOn(page, 'button', 'Send invitation')
    await hears('Invitation has been sent.')
    expect(faults).toEqual([])

    const { page: guest } = await house.browser.newPage()
    await guest.goto(await linkTo(origin, email))
    await submit(guest, { password: 'kettle crane river' })
    await arrive(guest, '/reports')
    await at('/settings/profiles', 'main table')(guest, origin)
    await waitForText(guest, 'Leith on X')
    for (const change of ['Add profile', 'Import', 'Remove Leith on X on X'])
      await eventually(
        () => guest.$(named('button', change)),
        (button) => expect(button).toBeNull(),
      )
    const status = await guest.evaluate(async (profile) => (await fetch(`/api/profiles/${profile}`, { method: 'DELETE' })).status, id)
    expect(status).toBe(403)
  },
  300_000,
)

/** Shared links, from the dialog that makes them to readers without an account: a new address, a password, a cover. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { linkMessages } from '../../shared/link-messages.ts'
import { reportManifests } from '../../shared/reports/index.ts'
import { click, eventually, hasFocus, replaceText, typeInto } from '../builders/act.ts'
import { closeDialog, waitForGone, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { readyToShare } from './journey-ways.ts'
import { startPeople } from './people-ways.ts'
import { clickNamed, gone } from './schedule-ways.ts'

const house = startHouse()
const open = startPeople(house)
const password = 'espresso crema'
const typed = '[role=dialog] input[autocomplete="new-password"]'
/** The report that is made fastest. */
const type = 'tasks'
const title = reportManifests.find(({ id }) => id === type)?.title ?? ''
const Shares = v.object({ shares: v.array(v.looseObject({ id: v.string() })) })

/** A browser of somebody who has no account. */
async function reader(link: string): Promise<Page> {
  const { page } = await house.browser.newPage()
  await page.goto(link)
  return page
}

async function unlock(page: Page, word: string): Promise<void> {
  await replaceText(page, 'input[type=password]', word)
  await clickNamed(page, 'Open the report')
}

async function linkIn(page: Page): Promise<string> {
  const input = await page.waitForSelector('[data-share-link]')
  return v.parse(v.string(), await input?.evaluate((element) => element instanceof HTMLInputElement && element.value))
}

async function openReport(): Promise<Awaited<ReturnType<typeof open>>> {
  const person = await open('owner', `/reports/run/${type}`)
  await readyToShare(person.page)
  return person
}

test('a link is made only when it is asked for; it is listed, given a new address and revoked', async () => {
  const { page, faults, call } = await openReport()
  const made = async () => v.parse(Shares, await call('GET', '/reports/share')).shares.length
  await clickNamed(page, 'Share')
  await waitForText(page, linkMessages.make.about(false))
  expect(await made()).toBe(0)
  await clickNamed(page, 'Create link')
  const address = await linkIn(page)
  const stranger = await reader(address)
  await stranger.waitForSelector('[data-tile]')
  await closeDialog(page)

  await page.goto(`${house.stack.origin}/reports`)
  await clickNamed(page, 'Shared links', 'link')
  await waitForText(page, 'opened once')
  await clickNamed(page, `New link to ${title}`)
  await waitForText(page, linkMessages.make.renew)
  await click(page, '[role=dialog] button', 'Create a new link')
  const renewed = await linkIn(page)
  expect(renewed).not.toBe(address)
  await closeDialog(page)
  expect((await stranger.reload())?.status()).toBe(410)
  await waitForText(stranger, linkMessages.refused.gone)
  expect((await stranger.goto(`${renewed}?utm_source=mail`))?.status()).toBe(200)
  await stranger.waitForSelector('[data-tile]')

  await clickNamed(page, `Revoke link to ${title}`)
  await waitForText(page, linkMessages.revoke.one)
  await click(page, '[role=alertdialog] button', 'Revoke')
  await waitForText(page, linkMessages.lists.noneWorks)
  await stranger.reload()
  await waitForText(stranger, linkMessages.refused.gone)
  await stranger.browserContext().close()
  expect(faults).toEqual([])
})

test('a link with a password opens for readers who type it, until it is changed, and for everybody once it is removed', async () => {
  const { page, faults, told } = await openReport()
  await clickNamed(page, 'Share')
  await clickNamed(page, 'Set password')
  await typeInto(page, typed, password)
  await clickNamed(page, 'Create link')
  const link = await linkIn(page)
  const guest = await reader(link)
  await waitForText(guest, linkMessages.password.title)
  await waitForText(guest, linkMessages.refused.needed('Northbound'))
  const seen = await guest.evaluate(() => `${document.title} ${document.body.innerText}`)
  expect(seen).not.toMatch(/Created and completed|Almanac|Coffee/)
  await unlock(guest, 'not this one')
  await waitForText(guest, linkMessages.refused.wrong)
  await hasFocus(guest, 'input[type=password]')
  await unlock(guest, password)
  await guest.waitForSelector('[data-tile]')
  // remembered until the browser is closed
  await guest.reload()
  await guest.waitForSelector('[data-tile]')

  await page.goto(`${house.stack.origin}/reports/links`)
  await waitForText(page, 'with a password')
  await clickNamed(page, `Change password of ${title}`)
  await typeInto(page, typed, 'ristretto doppio')
  await page.keyboard.press('Enter')
  await told(linkMessages.password.saved)
  await gone(page, '[role=dialog]')
  await guest.reload()
  await unlock(guest, 'ristretto doppio')
  await guest.waitForSelector('[data-tile]')
  await clickNamed(page, `Change password of ${title}`)
  await clickNamed(page, 'Remove password')
  await told(linkMessages.password.removed)
  await waitForGone(page, 'with a password')
  const other = await reader(link)
  await other.waitForSelector('[data-tile]')
  expect(faults).toEqual([])
})

test('the cover of a template is above the report that a reader opens', async () => {
  const { call } = await open('owner')
  const cover = '<h2>October for Northbound</h2><p>What we set out to do, and what came of it.</p>'
  const { template } = v.parse(
    v.looseObject({ template: v.looseObject({ _id: v.string() }) }),
    await call('POST', '/reports/templates', { flavor: 'comprehensive', name: 'With a cover', cover, hideIndicators: false, reports: [] }),
  )
  const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: '2026-08-27', priorTo: '2026-09-26' }
  const choice = { type: 'comprehensive', profiles: ['demo-linkedin'], timezone: 'Europe/London', labels: [], labelMatch: 'any' }
  const request = { ...choice, ...dates, template_id: template._id }
  const { link } = v.parse(v.looseObject({ link: v.string() }), await call('POST', '/reports/share', { type: 'comprehensive', data: { request } }))
  const guest = await reader(link)
  await guest.waitForSelector('section[aria-label=Cover] h2')
  await eventually(
    () => guest.$eval('section[aria-label=Cover]', ({ textContent }) => textContent),
    (text) => expect(text).toBe('October for NorthboundWhat we set out to do, and what came of it.'),
  )
  await guest.waitForSelector('[data-tile]')
})

/** Home as a person meets it in the morning, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getHome } from '../../shared/api/home.ts'
import { formatFigure } from '../../shared/format.ts'
import { screenMessages } from '../../shared/screen-messages.ts'
import { chooseOption, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

async function open(who: string, path = '/'): Promise<TestPage & { calls: string[] }> {
  const person = await pageOf(house.browser, house.stack.origin, who)
  const calls: string[] = []
  person.page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.slice(4))
  })
  await person.page.goto(house.stack.origin + path)
  return { ...person, calls }
}

/** What the frame asks for on every screen, sooner or later. */
const ofFrame: ReadonlySet<string> = new Set(['/me', '/alert/count', '/profiles', '/me/indicators'])

test('whoever is signed in begins at home, which asks for its data once', async () => {
  const { page, calls, faults } = await open('owner')
  await page.waitForSelector('[data-change]')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  expect(calls.filter((call) => !ofFrame.has(call))).toEqual(['/home'])
  expect(faults).toEqual([])
})

test('a figure of home opens its passport, and leads to the report that has the same figure', async () => {
  const { page } = await open('owner')
  const row = await page.waitForSelector('[data-change]')
  const { changes } = v.parse(getHome.response, await page.evaluate(async () => (await fetch('/api/home')).json()))
  const [first] = changes
  if (!row || !first) throw new Error('Nothing changed in the demo.')
  expect(await row.evaluate((element) => element.textContent)).toContain(formatFigure(first.figure.value, first.figure.unit, 'compact'))
  await (await row.$('button'))?.click()
  await waitForText(page, 'Usual week: between')
  await page.keyboard.press('Escape')
  await (await row.$('a'))?.click()
  await page.waitForSelector(`[data-tile="${first.key}"]`)
  await waitUntilLoaded(page)
  const tile = await page.$eval(`[data-tile="${first.key}"]`, (element) => element.textContent)
  expect(tile).toContain(formatFigure(first.figure.value, first.figure.unit, 'compact'))
})

test('one profile group is looked at alone, and a report of it is run in one press', async () => {
  const { page } = await open('owner')
  await page.waitForSelector('[data-change]')
  await chooseOption(page, 'main header button', 'Leith Studio')
  await page.waitForFunction(() => [...document.querySelectorAll('[data-change]')].every((row) => row.getAttribute('data-change')?.startsWith('group-leith')))
  await page.locator('::-p-aria([role="button"][name="Run report"])').click()
  await page.waitForSelector('[data-tile]')
  expect(new URL(page.url()).searchParams.get('entity')).toBe('group-leith')
})

test('whoever has no profile group is told so, and an advocate meets no figure', async () => {
  const { page } = await open('advocate')
  await waitForText(page, screenMessages.noGroups.title)
  await waitForText(page, screenMessages.noGroups.member)
  expect(await page.$('[data-change]')).toBeNull()
})

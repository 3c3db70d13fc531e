/** What holds for every screen, dialog and state, in a real browser on the whole stack: no barriers, nothing that is cut off, and few files. */
import { expect, test } from '@jest/globals'
import { firstLoad } from '../../scripts/bench/first-load.ts'
import { mostFiles, screens } from '../../scripts/bench/web-size.ts'
import { barriers } from '../builders/barriers.ts'
import type { TestPage } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { states } from './screen-states.ts'
import { makeSchedule } from './screen-ways.ts'
import type { State } from './state.ts'

const house = startHouse()

const wide = { width: 1440, height: 1000 }
const narrow = { width: 390, height: 844 }
/** What a theme cannot change is asked for once a size. */
const looks = [
  { size: wide, theme: 'light', only: undefined },
  { size: wide, theme: 'dark', only: 'looks' },
  { size: narrow, theme: 'dark', only: 'looks' },
  { size: narrow, theme: 'light', only: 'looks' },
] as const

/** Everything wrong with one state, in every look. It is opened once: the sizes and themes are those of a window that changes. */
async function faultsOf({ name, open }: State, page: TestPage['page']): Promise<string[]> {
  const found: string[] = []
  for (const { size, theme, only } of looks) {
    await page.setViewport(size)
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    if (!only) await open(page, house.stack.origin)
    const where = `${name}, ${size.width} px, ${theme}`
    for (const barrier of await barriers(page, only ? { only } : {})) found.push(`${where}: ${barrier}`)
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) found.push(`${where}: the page scrolls sideways`)
  }
  return found
}

/** Takes states from the queue until none is left, with a page a person that is used again. */
async function walk(queue: State[]): Promise<string[]> {
  const found: string[] = []
  const pages = new Map<State['who'], TestPage>()
  for (let state = queue.shift(); state; state = queue.shift()) {
    const { who, spoils, name } = state
    const person = (spoils ? undefined : pages.get(who)) ?? (await pageOf(house.browser, house.stack.origin, who))
    if (!spoils) pages.set(who, person)
    found.push(...(await faultsOf(state, person.page).catch((error) => [`${name} could not be walked: ${error}`])))
    if (spoils) await person.page.browserContext().close()
  }
  for (const { page } of pages.values()) await page.browserContext().close()
  return found
}

test('no screen, dialog or state has a barrier that a machine can find, light or dark, on a desk or on a phone', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await makeSchedule(page)
  const queue = [...states]
  // three at once: while one waits for its answers, the others are measured
  const found = await Promise.all([walk(queue), walk(queue), walk(queue)])
  expect(found.flat()).toEqual([])
}, 300_000)

test('the first load of the list and of a report keeps within its budget of scripts and files', async () => {
  for (const { name, path, goal } of screens) {
    const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
    const { script, files } = await firstLoad(page, house.stack.origin + path)
    expect({ name, withinBudget: script > 0 && script <= goal, fewFiles: files <= mostFiles, faults }).toEqual({
      name,
      withinBudget: true,
      fewFiles: true,
      faults: [],
    })
    await page.browserContext().close()
  }
})

/** What holds for every screen, dialog and state, in a real browser on the whole stack: no barriers, nothing that is cut off, and few files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { type FirstLoad, firstLoad } from '../../scripts/bench/first-load.ts'
import { mostFiles, screens } from '../../scripts/bench/web-size.ts'
import { webFolder } from '../../scripts/local/build-frontend.ts'
import { barriers } from '../builders/barriers.ts'
import type { TestPage } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'
import { states } from './screen-states.ts'
import { makeSchedule } from './screen-ways.ts'
import type { State } from './state.ts'

const house = startHouse()

const wide = { width: 1440, height: 1000 }
/** Of each file, in what is said of one that is too heavy. */
const mostParts = 8
const narrow = { width: 390, height: 844 }
const widest = { width: 2560, height: 1440 }
/** What a theme cannot change is asked for once a size. */
const looks = [
  { size: wide, theme: 'light', only: undefined },
  { size: wide, theme: 'dark', only: 'looks' },
  { size: widest, theme: 'dark', only: 'looks' },
  { size: widest, theme: 'light', only: 'looks' },
  { size: narrow, theme: 'dark', only: 'looks' },
  { size: narrow, theme: 'light', only: 'looks' },
] as const

/** What floats beside a field takes a moment to follow a window that became narrow. */
async function fitsItsWidth(page: TestPage['page']): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  return page.waitForFunction(fits, { timeout: 2000, polling: 100 }).then(
    () => true,
    // a page that was busy all that time has not answered yet
    () => page.evaluate(fits),
  )
}

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
    if (!(await fitsItsWidth(page))) found.push(`${where}: the page scrolls sideways`)
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

test('no screen, dialog or state has a barrier that a machine can find, light or dark, on a desk, a wall or a phone', async () => {
  const { page } = await pageOf(house.browser, house.stack.origin, 'owner')
  await makeSchedule(page)
  const queue = [...states]
  // three at once: while one waits for its answers, the others are measured
  const found = await Promise.all([walk(queue), walk(queue), walk(queue)])
  expect(found.flat()).toEqual([])
}, 900_000)

/** By how much, and what weighs most: each file as it came, and what it is made of before it is packed. */
function overBudget(name: string, goal: number, { script, files, heaviest }: FirstLoad): string[] {
  const over = [
    ...(script > goal ? [`The ${name} loads ${script} B of scripts; at most ${goal} are allowed.`] : []),
    ...(files > mostFiles ? [`The ${name} loads ${files} files; at most ${mostFiles} are allowed.`] : []),
  ]
  if (over.length === 0) return []
  const made = v.parse(v.record(v.string(), v.record(v.string(), v.number())), JSON.parse(readFileSync(join(webFolder, '../weights.json'), 'utf8')))
  const partsOf = (path: string) => Object.entries(made[path] ?? {}).sort(([, a], [, b]) => b - a)
  const told = heaviest.map(([path, bytes]) => {
    const parts = partsOf(path).slice(0, mostParts)
    return `${path}: ${bytes} B${parts.map(([part, length]) => `, ${part} ${Math.round(length / 1000)} kB`).join('')}`
  })
  return [...over, ...told]
}

test('the first load of the list and of a report keeps within its budget of scripts and files', async () => {
  const loaded = async (path: string) => {
    const { page, faults } = await pageOf(house.browser, house.stack.origin, 'owner')
    const load = await firstLoad(page, house.stack.origin + path)
    await page.browserContext().close()
    return { load, faults }
  }
  for (const { name, path, goal } of screens) {
    let { load, faults } = await loaded(path)
    // while an answer is long in coming, what waits for a quiet page is fetched too; a part of the first load is in each
    if (overBudget(name, goal, load).length > 0) ({ load, faults } = await loaded(path))
    expect({ over: overBudget(name, goal, load), measured: load.script > 0, faults }).toEqual({ over: [], measured: true, faults: [] })
  }
})

/** Opens the states of an area of `screen-states.ts` in several looks, and tests each for barriers and for content that is cut off. */
import { beforeAll, expect, test } from '@jest/globals'
import type { BrowserContext, Page } from 'puppeteer-core'
import { eventually } from '../builders/act.ts'
import { barriers } from '../builders/barriers.ts'
import { startHouse } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { sampleOf } from '../builders/sizes.ts'
import { areas } from './screen-states.ts'
import { makeSchedule } from './screen-ways.ts'
import type { State } from './state.ts'

const wide = { width: 1440, height: 1000 }
const widest = { width: 2560, height: 1440 }
const narrow = { width: 390, height: 844 }

/** `only`: of the rules for barriers, those that depend on looks, or none. */
type Look = { readonly size: typeof wide; readonly theme: 'light' | 'dark'; readonly only?: 'looks' | 'none' }
const desk: Look = { size: wide, theme: 'light' }
const phone: Look = { size: narrow, theme: 'light' }
const otherLooks: readonly Look[] = [
  { size: wide, theme: 'dark', only: 'looks' },
  { size: narrow, theme: 'dark', only: 'looks' },
  { size: narrow, theme: 'light', only: 'looks' },
  // the layout of a desk with more room around it
  { size: widest, theme: 'light', only: 'none' },
]

/** Of the states of an area, the part that a sample opens. */
const share = 3

/** A floating element needs a moment to follow a window that became narrow. */
function fitsItsWidth(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth
  return page.waitForFunction(fits, { timeout: 30_000, polling: 100 }).then(
    () => true,
    // a busy page did not answer in time
    () => page.evaluate(fits),
  )
}

/** Returns the faults of one state, which is opened once: the window then changes its size and theme. */
async function faultsOf({ name, open, isNarrow }: State, page: Page, origin: string): Promise<string[]> {
  const found: string[] = []
  const first = isNarrow ? phone : desk
  for (const look of [first, ...sampleOf(otherLooks, 1, `look of ${name}`)]) {
    await page.setViewport(look.size)
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: look.theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    if (look === first) await open(page, origin)
    const where = `${look.size.width} px, ${look.theme}`
    const { only } = look
    if (only !== 'none') for (const barrier of await barriers(page, only ? { only } : {})) found.push(`${where}: ${barrier}`)
    if (!(await fitsItsWidth(page))) found.push(`${where}: the page scrolls sideways`)
  }
  return found
}

/** Makes a test of each state of the area, or of a sample of them. */
export function walkArea(area: keyof typeof areas): void {
  const house = startHouse()
  const contexts = new Map<State['who'], BrowserContext>()

  /** A page in the context that a person shares among states. A state that spoils its page has a context of its own. */
  async function openPage({ who, spoils }: State): Promise<Page> {
    const shared = spoils ? undefined : contexts.get(who)
    if (shared) {
      const page = await shared.newPage()
      page.setDefaultTimeout(90_000)
      return page
    }
    const { page } = await house.browser.newPage()
    // while its functions start on a busy machine, the stack answers 504
    if (who)
      await eventually(
        () => signIn(page, house.stack.origin, `${who}@almanac.test`),
        () => undefined,
      )
    if (!spoils) contexts.set(who, page.browserContext())
    return page
  }

  beforeAll(async () => {
    const page = await openPage({ name: 'schedule', who: 'owner', open: async () => undefined })
    await eventually(
      () => makeSchedule(page),
      () => undefined,
    )
    await page.close()
  })

  const all: readonly State[] = areas[area]
  const chosen = sampleOf(all, Math.ceil(all.length / share), `screens ${area}`)
  test.each(chosen.map((state) => [state.name, state] as const))('%s', async (_, state) => {
    const page = await openPage(state)
    const text = () => page.evaluate(() => document.body.innerText.slice(0, 3_000)).catch(() => '')
    try {
      expect(await faultsOf(state, page, house.stack.origin)).toEqual([])
    } catch (error) {
      console.error(`${page.url()}\n${await text()}`)
      throw error
    } finally {
      await (state.spoils ? page.browserContext().close() : page.close())
    }
  })
}

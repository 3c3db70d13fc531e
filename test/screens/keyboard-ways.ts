/** The steps of somebody who has a keyboard and nothing else. */
import type { Page } from 'puppeteer-core'

/** More stops than any screen has. */
const mostStops = 120

/** What has the focus, by the name that is heard; nothing of a dialog that was just opened, which cannot be pressed. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element.matches('body, [role=dialog]')) return ''
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement ? element.labels : null
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const heard = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return (element.ariaLabel ?? (heard || labels?.[0]?.innerText || element.innerText)).replace(/\s+/g, ' ').trim()
  })

/** Goes on with Tab until that which begins with `name` has the focus. @throws Error naming every stop, when nothing on the way is called so */
export async function reach(page: Page, name: string): Promise<void> {
  const stops = [await focused(page)]
  while (!stops.at(-1)?.startsWith(name)) {
    if (stops.length > mostStops) throw new Error(`"${name}" has no place in the order of: ${[...new Set(stops)].join(' | ')}`)
    await page.keyboard.press('Tab')
    stops.push(await focused(page))
  }
}

/** Presses what is called so. */
export async function activate(page: Page, name: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, name)
  await page.keyboard.press(key)
}

/** Types into the field that is called so. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await reach(page, name)
  await page.keyboard.type(text)
}

/** Of some choices of which one can be chosen, the first time with nothing chosen: goes on with the arrows until it is the one. */
export async function choose(page: Page, first: string, wanted: string): Promise<void> {
  await reach(page, first)
  for (let steps = 0; !(await focused(page)).startsWith(wanted); steps++) {
    if (steps > mostStops) throw new Error(`The arrows do not lead to "${wanted}".`)
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Space')
}

/** Opens a list and chooses from it by the beginning of what it says. */
export async function pick(page: Page, list: string, wanted: string): Promise<void> {
  await activate(page, list)
  await page.waitForSelector('[role=option]')
  await page.keyboard.type(wanted)
  await page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), {}, wanted)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('[role=option]'))
}

/** Goes to another place of the product by its name, and waits until the page is that of the place. */
export async function goTo(page: Page, place: string): Promise<void> {
  const before = await heading(page)
  await page.keyboard.down('Control')
  await page.keyboard.press('k')
  await page.keyboard.up('Control')
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox')
  await page.keyboard.type(place)
  await page.waitForSelector('[role=option][aria-selected=true]')
  await page.keyboard.press('Enter')
  await page.waitForFunction((left) => !document.querySelector('[role=dialog]') && document.querySelector('#content h1')?.textContent !== left, {}, before)
  await page.waitForSelector('#content h1')
}

const heading = (page: Page): Promise<string | undefined> => page.evaluate(() => document.querySelector('#content h1')?.textContent ?? undefined)

/** Actions and reads on a page. Each waits for its preconditions, so that a test on a busy machine is slow but not wrong. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

/** Milliseconds. A fault takes this long to be told; what works is seen at once. */
const longest = 60_000
const pause = 40

const isGone = (error: unknown) =>
  error instanceof Error && /context was destroyed|detached|Cannot find context|Node is either|not attached/i.test(error.message)

/** Reads until `check` accepts the value. `most`: milliseconds, a minute by default. @throws the last failure of `check` after that */
export async function eventually<T>(read: () => Promise<T>, check: (value: T) => void, most = longest): Promise<void> {
  for (const begun = Date.now(); ; await wait(pause)) {
    try {
      return check(await read())
    } catch (error) {
      if (Date.now() - begun > most) throw error
    }
  }
}

/** Asks again while the stack is too busy to answer (5xx). Returns the last answer after a minute. */
export async function untilServed<T>(ask: () => Promise<T>, statusOf: (answer: T) => number): Promise<T> {
  for (const begun = Date.now(); ; await wait(pause)) {
    const answer = await ask()
    if (statusOf(answer) < 500 || Date.now() - begun > longest) return answer
  }
}

/** The first element with exactly these words, else one that contains them; the first of all where no words are given. */
async function find(page: Page, target: string, words: string) {
  if (words === '') return page.$(target)
  const place = await page.$$eval(
    target,
    (all, text) => {
      const exact = all.findIndex((one) => one instanceof HTMLElement && one.innerText.trim() === text)
      return exact >= 0 ? exact : all.findIndex(({ textContent }) => textContent.includes(text))
    },
    words,
  )
  return (await page.$$(target))[place] ?? null
}

type Ready = { x: number; y: number } | { not: string }

/** Returns the point to click, or the reason to wait: the element must be visible, enabled, still for two frames, hydrated and uncovered. */
async function readiness(element: Element): Promise<Ready> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  if (!element.isConnected) return { not: 'it left the page' }
  if (element.matches(':disabled, [aria-disabled=true]')) return { not: 'it is disabled' }
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  await frame()
  const before = element.getBoundingClientRect()
  await frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0) return { not: 'it has no size' }
  if (left !== before.left || top !== before.top) return { not: 'it moves' }
  const isHydrated = Object.keys(element).some((key) => key.startsWith('__react'))
  if (!isHydrated && document.querySelector('script[type=module][src]') && element.closest('#root')) return { not: 'it is not hydrated' }
  const [x, y] = [left + width / 2, top + height / 2]
  const on = document.elementFromPoint(x, y)
  if (on === null) return { not: 'it is outside of the window' }
  const label = on.closest('label')
  const isFree = element.contains(on) || (label !== null && (label.control === element || element.contains(label) || label.contains(element)))
  if (isFree) return { x, y }
  // a header that stays at the top may be over it: the middle of the window is free of those
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { not: `it is covered by ${on.outerHTML.slice(0, 200)}` }
}

/** Waits until the element can be clicked as a person would, and returns it with the point. @throws Error that says why it never could */
async function whenReady(page: Page, target: string, words: string): Promise<{ x: number; y: number }> {
  let not = 'there is no such element'
  for (const begun = Date.now(); Date.now() - begun < longest; await wait(pause)) {
    try {
      const element = await find(page, target, words)
      const ready: Ready = element ? await element.evaluate(readiness) : { not: 'there is no such element' }
      if ('x' in ready) return ready
      not = ready.not
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  throw new Error(`${target} ${words} could not be clicked: ${not}`)
}

/** Clicks once the element is in view, enabled, still and covered by nothing. `words`: of the element, where the selector has several. */
export async function click(page: Page, target: string, words = ''): Promise<void> {
  const { x, y } = await whenReady(page, target, words)
  await page.mouse.click(x, y)
}

/** Moves the mouse onto an element. */
export async function hover(page: Page, target: string, words = ''): Promise<void> {
  const { x, y } = await whenReady(page, target, words)
  await page.mouse.move(x, y)
}

/** Clicks into a field and adds text to it. */
export async function typeInto(page: Page, target: string, text: string): Promise<void> {
  await click(page, target)
  await hasFocus(page, target)
  await page.keyboard.type(text)
}

/**
 * Types a text in the place of all that a field holds. Puppeteer's own `fill` empties the field first, and a page that renders meanwhile puts back
 * what it held; a render between the selection and the first key does the same, so the result is read.
 */
export async function replaceText(page: Page, target: string, text: string): Promise<void> {
  const selector = `${target}:not(:disabled)`
  await eventually(
    async () => {
      const field = await page.waitForSelector(selector, { visible: true })
      await field?.focus()
      await hasFocus(page, target)
      await field?.evaluate((one) => (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement) && one.select())
      if (text === '') await page.keyboard.press('Backspace')
      else await page.keyboard.type(text)
      return page.$eval(selector, (one) => (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : null))
    },
    (value) => {
      if (value !== text) throw new Error(`${target} contains ${JSON.stringify(value)} after ${JSON.stringify(text)} was typed.`)
    },
  )
}

/** Presses a key while an element has the focus, which is given to it first. */
export async function pressKey(page: Page, target: string, ...keys: readonly Parameters<Page['keyboard']['press']>[0][]): Promise<void> {
  await page.waitForSelector(target)
  await page.focus(target)
  await hasFocus(page, target)
  for (const key of keys) await page.keyboard.press(key)
}

/** Waits until an element, or one within it, has the focus. */
export async function hasFocus(page: Page, target: string): Promise<void> {
  for (const begun = Date.now(); ; await wait(pause)) {
    const element = await page.$(target)
    if (await element?.evaluate((one) => one.contains(document.activeElement)).catch(() => false)) return
    if (Date.now() - begun > longest) throw new Error(`${target} did not get the focus.`)
  }
}

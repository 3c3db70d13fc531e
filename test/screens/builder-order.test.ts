/** Sections and figures in the report builder, put in order by mouse, by keyboard and with a finger. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import { click, eventually, hasFocus, pressKey } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { choose } from '../e2e/builder-states.ts'
import { box, part, row, ticked, whenTicked } from '../e2e/builder-ways.ts'
import { openBuilder } from './builder-ways.ts'

const app = startMockedApp()

const undo = (page: Page) => click(page, named('button', 'Undo, Ctrl Z'))
const begins = (page: Page, ...keys: string[]) => whenTicked(page, (now) => expect(now.slice(1, 1 + keys.length)).toEqual(keys))
const is = (page: Page, keys: readonly string[]) => whenTicked(page, (now) => expect(now).toEqual(keys))

test('by keyboard alone a section is lifted, carried, dropped and put back; every step is undone and redone', async () => {
  const page = await openBuilder(app)
  const before = await ticked(page)
  const [, first = '', second = '', third = ''] = before
  await pressKey(page, box(first), 'ArrowDown')
  await hasFocus(page, row(second))
  await page.keyboard.press('Space')
  await whenTicked(page, (now) => expect(now).not.toContain(second))
  await page.keyboard.down('Control')
  await page.keyboard.press('z')
  await page.keyboard.up('Control')
  await is(page, before)

  const grip = `${row(first)} [data-grip]`
  await pressKey(page, grip, 'Space', 'ArrowDown', 'ArrowDown')
  await waitForText(page, ', place 3 of')
  await begins(page, second, third, first)
  // the held handle keeps the focus
  await hasFocus(page, row(first))
  await page.keyboard.press('Escape')
  await is(page, before)
  await pressKey(page, grip, 'Space', 'ArrowDown', 'Space')
  await begins(page, second, first)
  await undo(page)
  await is(page, before)
  await click(page, named('button', 'Redo, Ctrl Shift Z'))
  await begins(page, second, first)
})

/** Returns a point of an element in the window. */
const pointOf = (page: Page, selector: string, share = 0.5) =>
  page.$eval(
    selector,
    (element, down) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height * down] as const
    },
    share,
  )

async function drag(page: Page, from: string, to: string, share: number): Promise<void> {
  await page.mouse.move(...(await pointOf(page, from)))
  await page.mouse.down()
  await page.mouse.move(...(await pointOf(page, to, share)), { steps: 8 })
  await page.waitForSelector('[data-dragging] > div + div')
}
async function drop(page: Page): Promise<void> {
  await page.mouse.up()
  await page.waitForFunction(() => !document.querySelector('[data-dragging]'))
}

test('a section is dragged by mouse in the tree and on the canvas, and with a finger; Escape puts it back', async () => {
  const page = await openBuilder(app)
  const before = await ticked(page)
  const [, first = '', second = '', third = ''] = before
  const grip = (place: string) => `${place} [data-grip]`
  await drag(page, grip(row(first)), row(third), 0.8)
  await waitForText(page, 'After')
  await drop(page)
  await begins(page, second, third, first)
  await waitForText(page, ' is at place 3 of ')
  // a drag is one step
  await undo(page)
  await is(page, before)

  await choose(page, 'cross_channel', second)
  await page.waitForSelector(grip(part(second)))
  await drag(page, grip(part(second)), part(first), 0.1)
  await page.keyboard.press('Escape')
  await drop(page)
  await is(page, before)
  await page.waitForSelector('[data-canvas]')
  await drag(page, grip(part(second)), part(first), 0.1)
  await drop(page)
  await begins(page, second, first, third)

  // a finger on the grip drags at once
  const finger = await page.touchscreen.touchStart(...(await pointOf(page, grip(row(first)))))
  await finger.move(...(await pointOf(page, row(third), 0.8)))
  await page.waitForSelector('[data-dragging] > div + div')
  await finger.end()
  await begins(page, second, third, first)
})

test('the figures of a network are chosen and put in an order, by mouse and by keyboard', async () => {
  const page = await openBuilder(app)
  const order = () =>
    page.$$eval('[data-figure][data-tab="cross_channel"]', (rows) =>
      rows.flatMap((one) => (one.querySelector('input')?.checked ? [one.getAttribute('data-section') ?? ''] : [])),
    )
  const are = (...keys: string[]) => eventually(order, (now) => expect(now).toEqual(keys))
  const figure = (key: string) => `[data-figure][data-tab="cross_channel"][data-section="${key}"]`
  await click(page, named('button', 'Figures of Cross-channel'))
  await page.waitForSelector('[data-figure]')
  const [first = '', second = '', third = '', ...rest] = await order()
  await click(page, `${figure(first)} input`)
  await are(second, third, ...rest)
  await pressKey(page, `${figure(third)} [data-grip]`, 'Space', 'ArrowUp', 'Space')
  await are(third, second, ...rest)
  await drag(page, `${figure(second)} [data-grip]`, figure(third), 0.2)
  await drop(page)
  await are(second, third, ...rest)
  // the canvas shows the figures of the tree
  const last = rest[0] ?? ''
  for (const key of [second, third, ...rest.slice(1)]) await click(page, `${figure(key)} input`)
  await are(last)
  await eventually(
    () => page.$$eval(`${part('summary')} [data-tile]`, (tiles) => tiles.length),
    (count) => expect(count).toBe(1),
  )
  // without a figure there is no summary
  await click(page, `${figure(last)} input`)
  await page.waitForSelector(`${box('summary')}:not(:checked)`)
})

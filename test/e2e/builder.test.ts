/** The report builder: a template made by mouse and by keyboard, and what it shows of a report. In a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { choose } from './builder-states.ts'
import { get, kept, name, openBuilder, saveAndRead, saved, ticked } from './builder-ways.ts'
import { press } from './screen-ways.ts'

const house = startHouse()

const open = (type?: string) => openBuilder(house, type)
const box = (code: string, key: string) => `[data-row="${code}-${key}"] input`

test('a template is made by mouse: what is left out is faded, the name is asked for, and what is saved is what stood there', async () => {
  const { page, faults } = await open('comprehensive')
  await saveAndRead(page, 'Please enter template name')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('placeholder'))).toBe('Template name')

  const [, first = '', second = ''] = await ticked(page)
  await page.locator(box('cross_channel', first)).click()
  await page.waitForSelector(`#canvas-cross_channel-${first} [inert]`)
  expect(await page.$eval('aside [aria-label="Cross-channel"]', (element) => element instanceof HTMLInputElement && element.indeterminate)).toBe(true)
  // tree and canvas are one selection
  await choose(page, 'cross_channel', second)
  await page.waitForSelector(`[data-row="cross_channel-${second}"][aria-current]`)
  await press(page, `#canvas-cross_channel-${second} [aria-label="Add text"]`)
  await page.waitForSelector(`#canvas-cross_channel-${second} [contenteditable=true]:focus`)
  await page.keyboard.type('Half of it came from two evenings.')

  await name(page, 'Weekly client summary')
  await kept(page)
  await saveAndRead(page, 'You report template has been saved')
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  const made = await saved(page, 'Weekly client summary')
  expect(made).toMatchObject({ flavor: 'comprehensive', version: 1 })
  const { template } = v.parse(
    v.object({ template: v.looseObject({ reports: v.array(v.looseObject({ sections: v.array(v.looseObject({ key: v.string() })) })) }) }),
    await get(page, `/reports/templates/${made?._id}`),
  )
  expect(template.reports[0]?.sections.map(({ key }) => key)).not.toContain(first)
  expect(template.reports[0]?.sections.find(({ key }) => key === second)).toMatchObject({ extraText: '<p>Half of it came from two evenings.</p>' })

  // the steps go on over the first save, and the next is a version of the same
  await page.waitForSelector(box('cross_channel', first))
  await page.locator(box('cross_channel', first)).click()
  await saveAndRead(page, 'Your report template has been updated')
  expect(await saved(page, 'Weekly client summary')).toMatchObject({ version: 2 })
  // what is saved asks nothing when it is left
  await page.locator(named('button', 'Close report builder')).click()
  await page.waitForFunction(() => !document.querySelector('[data-canvas]'))
  expect(faults).toEqual([])
})

test('by keyboard alone a section is lifted, carried, dropped and put back; every step is undone and redone', async () => {
  const { page, faults } = await open()
  const before = await ticked(page)
  const [, first = '', second = '', third = ''] = before
  await page.focus(`${box('cross_channel', first)}`)
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))).toBe(`cross_channel-${second}`)
  await page.keyboard.press('Space')
  expect(await ticked(page)).not.toContain(second)
  await page.keyboard.down('Control')
  await page.keyboard.press('z')
  await page.keyboard.up('Control')
  expect(await ticked(page)).toEqual(before)

  await page.focus(`[data-row="cross_channel-${first}"] [data-grip]`)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await waitForText(page, ', place 3 of')
  expect((await ticked(page)).slice(1, 4)).toEqual([second, third, first])
  // the handle that is held keeps the focus where it was carried to
  expect(await page.evaluate(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))).toBe(`cross_channel-${first}`)
  await page.keyboard.press('Escape')
  expect(await ticked(page)).toEqual(before)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  expect((await ticked(page)).slice(1, 3)).toEqual([second, first])
  await page.locator(named('button', 'Undo, Ctrl Z')).click()
  expect(await ticked(page)).toEqual(before)
  await page.locator(named('button', 'Redo, Ctrl Shift Z')).click()
  expect((await ticked(page)).slice(1, 3)).toEqual([second, first])
  expect(faults).toEqual([])
})

/** Where an element stands in the window. */
const middleOf = (page: Page, selector: string, share = 0.5) =>
  page.$eval(
    selector,
    (element, down) => {
      element.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left + width / 2, top + height * down] as const
    },
    share,
  )

test('a section is dragged by mouse in the tree and on the canvas, and with a finger; Escape puts it back', async () => {
  const { page, faults } = await open()
  const before = await ticked(page)
  const [, first = '', second = '', third = ''] = before
  const grip = (key: string, place = `[data-row="cross_channel-${key}"]`) => `${place} [data-grip]`
  const row = (key: string) => `[data-row="cross_channel-${key}"]`
  const pull = async (from: string, to: string, share: number) => {
    await page.mouse.move(...(await middleOf(page, from)))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(page, to, share)), { steps: 8 })
    await page.waitForSelector('[data-dragging] > div + div')
  }
  await pull(grip(first), row(third), 0.8)
  await waitForText(page, 'After')
  await page.mouse.up()
  await page.waitForFunction(() => !document.querySelector('[data-dragging]'))
  expect((await ticked(page)).slice(1, 4)).toEqual([second, third, first])
  await waitForText(page, ' is at place 3 of ')
  // one step
  await page.locator(named('button', 'Undo, Ctrl Z')).click()
  expect(await ticked(page)).toEqual(before)

  const canvas = (key: string) => `#canvas-cross_channel-${key}`
  await choose(page, 'cross_channel', second)
  await pull(grip(second, canvas(second)), canvas(first), 0.1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await ticked(page)).toEqual(before)
  expect(await page.$('[data-canvas]')).not.toBeNull()
  await pull(grip(second, canvas(second)), canvas(first), 0.1)
  await page.mouse.up()
  expect((await ticked(page)).slice(1, 4)).toEqual([second, first, third])

  // a finger on the grip drags at once
  const finger = await page.touchscreen.touchStart(...(await middleOf(page, grip(first))))
  await finger.move(...(await middleOf(page, row(third), 0.8)))
  await page.waitForSelector('[data-dragging] > div + div')
  await finger.end()
  expect((await ticked(page)).slice(1, 4)).toEqual([second, third, first])
  expect(faults).toEqual([])
})

test('the figures of a network are chosen and put in an order, by mouse and by keyboard', async () => {
  const { page, faults } = await open()
  const shown = () => page.$$eval('#canvas-cross_channel-summary [data-tile]', (tiles) => tiles.length)
  const order = () =>
    page.$$eval('[data-figure][data-tab="cross_channel"]', (rows) =>
      rows.flatMap((row) => (row.querySelector('input')?.checked ? [row.getAttribute('data-section') ?? ''] : [])),
    )
  await page.locator(named('button', 'Figures of Cross-channel')).click()
  const figure = (key: string) => `[data-figure][data-tab="cross_channel"][data-section="${key}"]`
  const [first = '', second = '', third = '', ...rest] = await order()
  await page.locator(`${figure(first)} input`).click()
  expect(await order()).toEqual([second, third, ...rest])
  await page.focus(`${figure(third)} [data-grip]`)
  for (const key of ['Space', 'ArrowUp', 'Space'] as const) await page.keyboard.press(key)
  expect((await order()).slice(0, 2)).toEqual([third, second])
  await page.mouse.move(...(await middleOf(page, `${figure(second)} [data-grip]`)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(page, figure(third), 0.2)), { steps: 6 })
  await page.waitForSelector('[data-dragging] > div + div')
  await page.mouse.up()
  expect((await order()).slice(0, 2)).toEqual([second, third])
  // what is on the canvas are those of the tree
  for (const key of [second, third, ...rest.slice(1)]) await page.locator(`${figure(key)} input`).click()
  expect(await order()).toHaveLength(1)
  expect(await shown()).toBe(1)
  // the last one takes the summary with it
  for (const key of await order()) await page.locator(`${figure(key)} input`).click()
  expect(await page.$eval('[data-row="cross_channel-summary"] input', (box) => box instanceof HTMLInputElement && box.checked)).toBe(false)
  expect(faults).toEqual([])
})

test('the canvas and its pages show sample data or the profiles of a group', async () => {
  const { page, faults } = await open('comprehensive')
  const first = () => page.$eval('#canvas-cross_channel-summary [data-tile]', (tile) => tile.textContent)
  const sample = await first()
  await page.locator(named('button', 'Pages of the PDF')).click()
  await page.waitForSelector('[data-pages=drawn]')
  const pages = await page.waitForSelector('iframe[title="Pages of the PDF"]')
  const drawn = await pages?.evaluate((frame) => frame.contentDocument?.body.textContent)
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Northbound')
  await page.waitForSelector('[data-own=read]')
  await page.waitForFunction(() => !document.querySelector('[data-canvas]')?.textContent?.includes('Sample data'))
  expect(await first()).not.toBe(sample)
  await page.waitForFunction((frame, before) => frame?.contentDocument?.body.textContent !== before, {}, pages, drawn)
  // nothing of it is in the template
  expect(await page.$eval('header [role=status]', (status) => status.textContent)).not.toContain('Draft')
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Sample data')
  await page.waitForFunction(() => document.querySelector('[data-canvas]')?.textContent?.includes('Sample data'))
  expect(await first()).toBe(sample)
  expect(faults).toEqual([])
})

/** The pages beside the canvas of the report builder are those of the PDF: drawn, counted and held against each other pixel by pixel. */
import { expect, test } from '@jest/globals'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Page } from 'puppeteer-core'
import { startPrinter } from '../../functions/domains/print/render-pdf.ts'
import type { PrintInput } from '../../shared/print-ready.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, named, waitForText } from '../builders/browser.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { picturesOf } from '../builders/pdf-pictures.ts'
import { sampleProfiles } from '../builders/sample-answers.ts'
import { choose } from '../e2e/builder-states.ts'
import { addText, box, part, untickTabs } from '../e2e/builder-ways.ts'
import { openBuilder } from './builder-ways.ts'

const app = startMockedApp()

/** A page of the print page and the room around it, in CSS pixels. */
const [width, height, room] = [1240, 877, 24]

const frame = 'iframe[title="Pages of the PDF"]'
const pages = (page: Page) => page.$eval('[aria-label="Pages of the PDF"] [role=status]', (status) => status.textContent)
const count = async (page: Page) => Number.parseInt((await pages(page)) ?? '', 10)
/** Once what was changed is drawn. */
async function redrawn(page: Page, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([page.waitForSelector('[data-pages=drawing]'), act()])
  await page.waitForSelector('[data-pages=drawn]')
}

async function open(type: 'tasks' | 'posts'): Promise<Page> {
  const page = await openBuilder(app, type)
  await click(page, named('button', 'Pages of the PDF'))
  await page.waitForSelector('[data-pages=drawn]')
  return page
}

/** What the frame is given from now on, as it is given. */
async function watchInput(page: Page): Promise<() => Promise<PrintInput>> {
  await page.evaluate((selector) => {
    const frame = document.querySelector(selector)
    const inside = frame instanceof HTMLIFrameElement ? frame.contentWindow : null
    const draw = inside?.__almanacDraw
    if (!inside || !draw) throw new Error('There is no print page in the frame.')
    inside.__almanacDraw = (input) => {
      document.body.dataset.given = JSON.stringify(input)
      return draw(input)
    }
  }, frame)
  return async () => JSON.parse(await page.$eval('body', ({ dataset }) => dataset.given ?? ''))
}

/** Every page of the preview in its own size. */
async function previewed(page: Page, count: number): Promise<PNG[]> {
  await page.setViewport({ width: 1440, height: 1000 })
  await page.$eval('section[aria-label="Pages of the PDF"]', (pane) => {
    if (pane instanceof HTMLElement) Object.assign(pane.style, { position: 'fixed', inset: '0 auto 0 0', zIndex: '999', width: '1289px' })
    const desk = pane.querySelector('[data-pages]')
    if (desk instanceof HTMLElement) Object.assign(desk.style, { scrollbarWidth: 'none', scrollbarGutter: 'auto' })
  })
  await page.waitForFunction((selector) => Math.round(document.querySelector(selector)?.getBoundingClientRect().width ?? 0) === 1288, {}, frame)
  const pictures: PNG[] = []
  for (let at = 0; at < count; at++) {
    const y = await page.$eval(
      '[data-pages]',
      (desk, top) => {
        desk.scrollTop = top
        return desk.getBoundingClientRect().top + top - desk.scrollTop
      },
      room + at * (height + room),
    )
    pictures.push(PNG.sync.read(Buffer.from(await page.screenshot({ clip: { x: room + 1, y, width, height }, captureBeyondViewport: false }))))
  }
  return pictures
}

/** Letters are smoothed otherwise in a PDF: at a quarter of their size only what stands elsewhere differs. */
function small(picture: PNG): PNG {
  const made = new PNG({ width: width / 4, height: Math.floor(height / 4) })
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      for (let shade = 0; shade < 4; shade++) {
        let sum = 0
        for (let at = 0; at < 16; at++) sum += picture.data[((y * 4 + (at >> 2)) * picture.width + x * 4 + (at & 3)) * 4 + shade] ?? 0
        made.data[(y * made.width + x) * 4 + shade] = sum / 16
      }
  return made
}

/** Of a hundred pixels, those that differ. */
function differing(one: PNG, other: PNG): number {
  const [first, second] = [small(one), small(other)]
  const count = pixelmatch(first.data, second.data, new Uint8Array(first.data.length), first.width, first.height, { threshold: 0.15, includeAA: true })
  return (100 * count) / (first.width * first.height)
}

/** Percent of pixels. Of two pages of one report it is 4 and more, and 1 where a line breaks elsewhere. */
const [same, other] = [0.5, 3]

const keysOf = (page: Page) =>
  page.$$eval('[data-row^="cross_channel-"]', (rows) => rows.map((row) => row.getAttribute('data-row')?.slice('cross_channel-'.length) ?? ''))

test('the pages beside the canvas are the pages of the PDF, with what is not saved yet', async () => {
  const page = await open('tasks')
  const inputOf = await watchInput(page)
  // of one tab: a section hidden, one with a text, one that begins a page
  await redrawn(page, () => untickTabs(page, 'Cross-channel'))
  const [, first = '', second = '', third = '', ...rest] = await keysOf(page)
  await redrawn(page, async () => {
    for (const key of [first, ...rest]) await click(page, box(key))
  })
  await choose(page, 'cross_channel', second)
  await redrawn(page, () => addText(page, second, 'Half of it came from two evenings.'))
  await choose(page, 'cross_channel', third)
  await redrawn(page, () => click(page, `${part(third)} [aria-label="Page break before"]`))

  await eventually(inputOf, (given) => expect(JSON.stringify(given)).toContain('Half of it came from two evenings.'))
  await page.waitForSelector('[data-pages=drawn]')
  const input = await inputOf()
  const pdf = await startPrinter().print(input)
  const [printed, shown] = [await picturesOf(page.browser(), pdf.bytes, width), await previewed(page, pdf.pages)]
  await eventually(
    () => pages(page),
    (text) => expect(text).toBe(`${pdf.pages} pages`),
  )
  const differences = printed.map((picture, at) => differing(picture, shown[at] ?? picture))
  expect(differences.filter((share) => share > same)).toEqual([])
  // what that would say of other pages
  const others = printed.slice(1).map((picture, at) => differing(picture, shown[at] ?? picture))
  expect(others.filter((share) => share < other)).toEqual([])
})

test('pages follow what they are to hold, what is changed and what is chosen; with nothing chosen there is no page', async () => {
  const page = await open('posts')
  const sections = await count(page)
  await redrawn(page, () => click(page, '[aria-label="PDF contents"] label:last-child input'))
  const before = await count(page)
  expect(before).toBeGreaterThan(sections)
  const top = await page.$eval('[data-pages]', ({ scrollTop }) => scrollTop)
  expect(top).toBe(0)
  await choose(page, 'cross_channel', (await keysOf(page)).at(-1) ?? '')
  await page.waitForFunction(() => (document.querySelector('[data-pages]')?.scrollTop ?? 0) > 0)
  await redrawn(page, () => untickTabs(page, 'Cross-channel'))
  await eventually(
    () => count(page),
    (now) => expect(now).toBeLessThan(before),
  )
  await click(page, 'aside input[aria-label="Cross-channel"]')
  await waitForText(page, 'Your report template has no selected sections.')
})

test('the canvas and its pages show sample data or the profiles of a group', async () => {
  const own = sampleReport(await loadReport('comprehensive'), ['linkedin'])
  const [harbour] = sampleProfiles.entities.filter(({ entity_gid }) => entity_gid === 'group-harbour')
  if (!harbour) throw new Error('The sample account has no such group.')
  const tiles = own.reports.crossChannel.summary.map((tile) => ({ ...tile, value: (tile.value ?? 0) + 1000 }))
  const report = { ...own, entities: [harbour], reports: { ...own.reports, crossChannel: { ...own.reports.crossChannel, summary: tiles } } }
  const page = await openBuilder(app, 'comprehensive', { 'GET /reports/social-media-performance': report })
  const tile = `${part('summary')} [data-tile]`
  const sample = await page.$eval(tile, ({ textContent }) => textContent)
  await click(page, named('button', 'Pages of the PDF'))
  await page.waitForSelector('[data-pages=drawn]')
  const drawing = await page.waitForSelector(frame)
  const drawn = await drawing?.evaluate((one) => one instanceof HTMLIFrameElement && one.contentDocument?.body.textContent)
  await chooseOption(page, 'header [aria-haspopup=listbox]', harbour.name)
  await page.waitForSelector('[data-own=read]')
  await page.waitForFunction((css, before) => document.querySelector(css)?.textContent !== before, {}, tile, sample)
  await page.waitForFunction((one, before) => one instanceof HTMLIFrameElement && one.contentDocument?.body.textContent !== before, {}, drawing, drawn)
  expect(app.asked('GET /reports/social-media-performance').map(({ query }) => query.profiles)).toEqual([['p-linkedin']])
  // the template itself did not change
  const state = await page.$eval('header [role=status]', ({ textContent }) => textContent)
  expect(state).not.toContain('Draft')
  await chooseOption(page, 'header [aria-haspopup=listbox]', 'Sample data')
  await page.waitForFunction((css, before) => document.querySelector(css)?.textContent === before, {}, tile, sample)
  await page.waitForFunction(() => document.querySelector('[data-canvas]')?.textContent?.includes('Sample data'))
})

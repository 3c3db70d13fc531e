/** Components in states that a whole run of the product reaches slowly or never. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { expectGolden } from './golden.ts'
import { openStage, type Stage } from './stage.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => browser?.stop())

/** The file of the scenes, the scene, width, theme. */
const looks = [
  ['ui/failed-list', 'failed', 640, 'light'],
  ['ui/failed-list', 'trying', 340, 'dark'],
  ['features/list/run-table', 'states', 1100, 'light'],
  ['features/list/run-table', 'selected', 1100, 'dark'],
  ['features/list/run-table', 'states', 390, 'light'],
  ['features/list/run-table', 'selected', 390, 'light'],
  ['features/list/ledger-table', 'coming', 390, 'light'],
  ['features/list/ledger-table', 'mail is away', 390, 'dark'],
  ['features/list/ledger-table', 'mail never came back', 592, 'light'],
  ['features/list/ledger-table', 'not rendered', 592, 'dark'],
  ['features/list/ledger-table', 'one has unsubscribed', 390, 'light'],
  ['blocks/chart/chart', 'one line', 640, 'light'],
  ['blocks/chart/chart', 'one line', 390, 'dark'],
  ['blocks/chart/chart', 'key and tooltip', 640, 'light'],
  ['blocks/chart/chart', 'key and tooltip', 640, 'dark'],
  ['blocks/chart/chart', 'printed', 640, 'light'],
  ['features/notification-channels/browser-permission', 'states', 600, 'light'],
  ['features/notification-channels/browser-permission', 'states', 390, 'dark'],
  ['features/schedules/next-sends', 'weekly', 600, 'light'],
  ['features/schedules/next-sends', 'once', 390, 'dark'],
  ['features/schedules/next-sends', 'clocks change', 600, 'light'],
] as const

const stages = new Map<string, Promise<Stage>>()

test.each(looks)('%s: %s, %i px, %s', async (file, scene, width, theme) => {
  const opening = stages.get(file) ?? openStage(`${file}.scenes.tsx`)
  stages.set(file, opening)
  const { page, faults } = await browser.newPage(width, 240)
  await (await opening).show(page, scene, theme)
  await expectGolden(page, `components/${file.split('/').at(-1)}-${scene.replaceAll(' ', '-')}-${width}-${theme}`)
  expect(faults).toEqual([])
  await page.close()
})

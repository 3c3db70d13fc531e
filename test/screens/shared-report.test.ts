/** The head of a shared link says what its changes are compared with, at every width and on paper. */
import { expect, test } from '@jest/globals'
import { printed } from '../builders/browser-print.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { sampleReport } from './sample-report.ts'

const app = startMockedApp()
const compared = 'vs 24 Sep – 22 Oct 2026, America/Argentina/Buenos Aires'
const report = { ...sampleReport, timezone: 'America/Argentina/Buenos_Aires' }
const sealed = { hash: 'b'.repeat(64), content: 'c'.repeat(64), sealed_at: '2026-11-21T09:00:00.000Z' }
const answers: Answers = {
  'GET /shared-reports/{token}': { report, ...sealed, expires_at: null, shared_by: 'Leith Studio', downloads: true },
}
const link = `/shared-report/${'a'.repeat(43)}`

test.each([1440, 703, 390])('%i px wide', async (width) => {
  const page = await app.open(link, answers, { width, height: 844 })
  await page.waitForFunction((words) => document.querySelector('header')?.innerText.includes(words), {}, compared)
  const cut = await page.$$eval('header *', (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).map((one) => one.className),
  )
  expect(cut).toEqual([])
  const { bottom, below } = await page.evaluate(() => ({
    bottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    below: document.querySelector('h1')?.getBoundingClientRect().top ?? 0,
  }))
  expect(below).toBeGreaterThanOrEqual(bottom)
})

test('on paper', async () => {
  const page = await app.open(link, answers)
  await page.waitForSelector('main h1')
  expect((await printed(page, 'A4')).text).toContain(compared)
})

/** Every email with every sample on a phone, the typical one in a mailbox too, and as a client shows it that darkens emails by force. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { notifications } from '../../shared/notifications/index.ts'
import { loadSamples } from '../../shared/notifications/samples.ts'
import { eventually } from '../builders/act.ts'
import { startBrowser, type TestBrowser } from '../builders/browser.ts'
import { differenceFromGolden, expectGolden, takePicture } from './golden.ts'
import { openStill } from './still-page.ts'

let browser: TestBrowser
/** Darkens every page that does not forbid it, as Chromium does on Android. */
let darkening: TestBrowser
beforeAll(async () => {
  ;[browser, darkening] = await Promise.all([startBrowser(), startBrowser('--blink-settings=forceDarkModeEnabled=true')])
})
afterAll(async () => {
  await Promise.all([browser?.stop(), darkening?.stop()])
})

const widths = [600, 340] as const
const perNotification = await Promise.all(
  notifications.map(async ({ id }) => Object.entries(await loadSamples(id)).map(([sample, { email }]) => ({ id, sample, html: email.html }))),
)
const emails = perNotification
  .flat()
  .flatMap((email) => widths.map((width) => ({ ...email, width, name: nameOf(email.id, email.sample, width) })))
  .filter(({ sample, width }) => sample === 'typical' || width === 340)

const typical = emails.filter(({ sample, width }) => sample === 'typical' && width === 600)
const [first] = typical

function nameOf(id: string, sample: string, width: number): string {
  return `emails/${id}-${sample}-${width}`.replaceAll(/[^\w/]+/g, '-').replaceAll('_', '-')
}

test.each(emails.map((email) => [email.name, email] as const))('%s', async (name, { html, width }) => {
  const { page, faults } = await browser.newPage(width, 400)
  await openStill(page, html)
  await eventually(
    () => page.evaluate(() => document.documentElement.scrollWidth),
    (shown) => expect(shown).toBe(width),
  )
  const light = await expectGolden(page, name)
  // it declares itself light: a reader's dark screen changes nothing
  if (!(await takePicture(page, 'dark')).equals(light)) await expectGolden(page, name, 'dark')
  expect(faults).toEqual([])
  await page.close()
})

// what a client darkens is the same at any width
test.each(typical.map((email) => [`${email.name}-dark`, email] as const))('%s', async (name, { html, width }) => {
  const { page } = await darkening.newPage(width, 400)
  // such a client does not ask what an email declares
  await openStill(page, html.replaceAll(/<meta name="(?:supported-)?color-schemes?"[^>]*>/g, ''))
  await expectGolden(page, name)
  await page.close()
})

/** A change of each kind that the rig must not miss. */
const changes = [
  ['another letter', ['Larkmere', 'Larkmore'], /^\d+ pixels differ/],
  ['a shade of the button', ['#3B5BDB', '#2F4AC0'], /^\d+ pixels differ/],
  ['a line fewer', ['16 pages, A4 landscape, tagged for screen readers', ''], /^is 600 x \d+, its golden picture 600 x \d+$/],
] as const
test.each(changes)('the rig sees %s', async (_, [was, becomes], says) => {
  const { page } = await browser.newPage(600, 400)
  await openStill(page, first?.html.replaceAll(was, becomes) ?? '')
  expect((await differenceFromGolden(page, first?.name ?? ''))?.says).toMatch(says)
  await page.close()
})

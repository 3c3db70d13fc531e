/** Sections of half the width in the report builder, in a real browser on the whole stack. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getReportTemplate } from '../../shared/api/templates.ts'
import { builderMessages } from '../../shared/builder-messages.ts'
import { named, waitForText } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { signIn } from '../builders/sign-in.ts'
import { builder, choose } from './builder-states.ts'

const house = startHouse()

test('two sections are set to half the width by keyboard and stand side by side; alone a half says what it waits for', async () => {
  const { page, faults } = await house.browser.newPage(1440, 900)
  await signIn(page, house.stack.origin, 'owner@almanac.test')
  await builder()(page, house.stack.origin)
  const part = (key: string) => `#canvas-cross_channel-${key}`
  const turn = async (key: string, label: string) => {
    await choose(page, 'cross_channel', key)
    await page.focus(`${part(key)} [aria-label="${label}"]`)
    await page.keyboard.press('Enter')
  }
  const boxes = () =>
    page.$$eval(['engagement', 'engagement_by_network'].map(part).join(', '), (parts) =>
      parts.map((one) => one.getBoundingClientRect()).map(({ top, width }) => [Math.round(top), Math.round(width)]),
    )
  // a grid of posts needs its room
  expect(await page.$$(`${part('top_posts')} [aria-label="Half width"]`)).toEqual([])
  await turn('engagement', 'Half width')
  await page.waitForFunction(
    (selector, text) => document.querySelector(selector)?.textContent?.includes(text),
    {},
    part('engagement'),
    builderMessages.halfAlone,
  )
  await turn('engagement_by_network', 'Half width')
  const [[top, width] = [], [otherTop, otherWidth] = []] = await boxes()
  expect([top, width]).toEqual([otherTop, otherWidth])
  expect(await page.$eval(part('engagement'), (one) => one.textContent)).not.toContain(builderMessages.halfAlone)
  await page.locator(named('button', 'Undo, Ctrl Z')).click()
  await page.waitForFunction(
    (selector, text) => document.querySelector(selector)?.textContent?.includes(text),
    {},
    part('engagement'),
    builderMessages.halfAlone,
  )
  await page.locator(named('button', 'Redo, Ctrl Shift Z')).click()
  await page.locator('aside input[placeholder="Template name"]').fill('Two columns')
  await Promise.all([waitForText(page, 'You report template has been saved'), page.locator(named('button', 'Save template')).click()])
  await page.waitForFunction(() => /\/reports\/templates\/[0-9A-Z]{26}$/.test(location.pathname))
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { template } = v.parse(getReportTemplate.response, await page.evaluate(async (made) => (await fetch(`/api/reports/templates/${made}`)).json(), id))
  expect(template.reports[0]?.sections.flatMap((one) => (one.width ? [one.key] : []))).toEqual(['engagement', 'engagement_by_network'])
  expect(faults).toEqual([])
})

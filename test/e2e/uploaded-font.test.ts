/** An uploaded font from the settings to a report, its link, its PDF and its email, and what is left of them when it is removed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PostalMime from 'postal-mime'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { fontMessages } from '../../shared/font-messages.ts'
import { click, eventually } from '../builders/act.ts'
import { listen, named, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { trueTypeFile } from '../builders/font-file.ts'
import { startHouse } from '../builders/house.ts'
import { signIn as signInByApi } from '../builders/session.ts'
import { signIn } from '../builders/sign-in.ts'

const house = startHouse()
/** The browser reads a file when it sends it. */
const folder = mkdtempSync(join(tmpdir(), 'almanac-font-'))
afterAll(() => rmSync(folder, { recursive: true }))

const Mails = v.array(v.object({ id: v.string(), to: v.array(v.string()) }))

/** The email of a report that is sent at this time, its PDF, and its link. */
async function delivered(at: string, to: string) {
  const { stack } = house
  const owner = await signInByApi(stack.origin, 'owner@almanac.test')
  const ordered = await owner('POST', '/reports/scheduled', {
    ...{ flavor: 'comprehensive', type: 'WEEKLY', generate_at: `${at}:30`, quantity: 1, timezone: 'Europe/London' },
    ...{ profiles: ['demo-linkedin'], recipient_emails: to },
  })
  expect([ordered.status, ordered.body]).toEqual([201, expect.anything()])
  const headers = { 'content-type': 'application/json' }
  await fetch(`${stack.origin}/_local/scheduler/advance`, { method: 'POST', headers, body: JSON.stringify({ to: `${at}:45:00Z` }) })
  const all = v.parse(Mails, await (await fetch(`${stack.origin}/_local/mail.json`)).json())
  const found = all.find((mail) => mail.to.includes(to))
  const mail = await PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${found?.id}.eml`)).arrayBuffer())
  const [pdf] = mail.attachments
  const link = /http\S+\/shared-report\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  return { html: mail.html ?? '', link, ...(await fontsOf(pdf?.content instanceof ArrayBuffer ? pdf.content : new ArrayBuffer(0))) }
}

/** The fonts that a PDF embeds, by name, and its pages. */
async function fontsOf(bytes: ArrayBuffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0, fontExtraProperties: true }).promise
  const fonts = new Set<string>()
  for (let at = 1; at <= document.numPages; at++) {
    const page = await document.getPage(at)
    const { fnArray, argsArray } = await page.getOperatorList()
    for (const [index, args] of argsArray.entries()) {
      const [id] = Array.isArray(args) ? args : []
      if (typeof id !== 'string' || !/^g_/.test(id) || fnArray[index] === undefined) continue
      const font: unknown = page.commonObjs.get(id)
      if (v.is(v.object({ name: v.string() }), font)) fonts.add(font.name.replace(/^[A-Z]{6}\+/, ''))
    }
  }
  const pages = document.numPages
  await document.destroy()
  return { fonts: [...fonts], pages }
}

/** The fonts that an element is really drawn in, once its uploaded one has come or failed. */
async function drawnIn(page: Page, selector: string): Promise<string[]> {
  await page.waitForFunction(
    (css) => {
      const wanted = getComputedStyle(document.querySelector(css) ?? document.body)
        .fontFamily.split(',')[0]
        ?.replaceAll('"', '')
      return [...document.fonts].some((face) => face.family.replaceAll('"', '') === wanted && ['loaded', 'error'].includes(face.status))
    },
    {},
    selector,
  )
  const client = await page.createCDPSession()
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  await client.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** Waits until the letters of an element are drawn in this font. */
const isDrawnIn = (page: Page, selector: string, font: string) =>
  eventually(
    () => drawnIn(page, selector),
    (fonts) => expect(fonts).toEqual([font]),
  )

/** The title of a shared report once it is drawn in a font. */
async function titleOf(link: string, font: string) {
  const { page, faults } = await house.browser.newPage()
  await page.goto(link)
  await waitUntilLoaded(page)
  await page.waitForSelector('[data-branded] h1')
  await isDrawnIn(page, 'h1', font)
  const text = await page.evaluate(() => document.documentElement.innerText)
  await page.browserContext().close()
  return { text, faults }
}

const row = 'ul[aria-label="Uploaded fonts"] li'

/** Chooses a file in the dialog that is open, and sends it. */
async function choose(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  writeFileSync(join(folder, name), bytes)
  const input = await page.waitForSelector('[role=dialog] input[type=file]')
  await input?.uploadFile(join(folder, name))
  await waitForText(page, name)
  await click(page, named('button', 'Upload'))
}

test('a font is uploaded once its licence is ticked, is that of the titles everywhere, and leaves all of it whole when it is removed', async () => {
  const { page, faults } = await house.browser.newPage()
  await signIn(page, house.stack.origin)
  const told = await listen(page)
  await page.goto(`${house.stack.origin}/settings/branding`)
  await click(page, named('button', 'Upload a font'))
  await page.waitForSelector('[role=dialog] form')
  await click(page, named('button', 'Upload'))
  for (const sentence of [fontMessages.choose, fontMessages.unlicensed]) await waitForText(page, sentence)
  await click(page, '[role=dialog] label')
  await choose(page, 'page.woff2', Buffer.from('<html><script>alert(1)</script>'))
  await waitForText(page, fontMessages.damaged)
  await choose(page, 'Zebra شعار 😀.ttf', trueTypeFile())
  await told(fontMessages.uploaded('Liberation Sans Bold'))
  await page.waitForSelector(row)
  await isDrawnIn(page, `${row} span`, 'Liberation Sans')
  await page.waitForSelector('figure h2')
  await isDrawnIn(page, 'figure h2', 'Liberation Sans')
  await click(page, named('button', 'Save'))
  await told('Branding has been saved')

  await page.goto(`${house.stack.origin}/reports/run/comprehensive`)
  await page.waitForSelector('[data-branded] [data-tile]')
  await isDrawnIn(page, 'main h1', 'Liberation Sans')
  const first = await delivered('2030-01-07T08', 'first@client.test')
  expect(first.fonts).toContain('LiberationSans-Bold')
  expect(first.html).toMatch(/<h1 [^>]*font-family:Inter,/)
  expect(first.html).not.toContain('Liberation')
  expect(await titleOf(first.link, 'Liberation Sans')).toMatchObject({ faults: [] })

  await page.goto(`${house.stack.origin}/settings/branding`)
  await click(page, `${row} button`)
  await waitForText(page, 'Remove Liberation Sans Bold from the account?')
  await click(page, '[role=alertdialog] ::-p-aria([role="button"][name="Remove"])')
  await told(fontMessages.removed)
  await page.waitForFunction((css) => !document.querySelector(css), {}, row)
  expect(faults.filter((fault) => !fault.includes('/api/branding/fonts'))).toEqual([])

  const [before, after] = [await titleOf(first.link, 'Inter'), await delivered('2030-01-14T08', 'second@client.test')]
  expect(before.text).toContain('Social media performance')
  expect(before.faults.filter((fault) => !fault.includes('/font'))).toEqual([])
  expect(after.fonts).not.toContain('LiberationSans-Bold')
  expect(after.fonts.length).toBeGreaterThan(0)
  expect(after.pages).toBe(first.pages)
}, 300_000)

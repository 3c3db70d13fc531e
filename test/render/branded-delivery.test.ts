/** A brand from the settings to what a client gets: email, PDF, link and its logo, at a domain of their own. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PNG } from 'pngjs'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { getBranding, importLogo } from '../../shared/api/branding.ts'
import { createPicture } from '../../shared/api/entities.ts'
import { createScheduledReport } from '../../shared/api/schedules.ts'
import { createShare } from '../../shared/api/shares.ts'
import { linkMessages } from '../../shared/link-messages.ts'
import { startBrowser, type TestBrowser, waitUntilLoaded } from '../builders/browser.ts'
import { type Session, signIn } from '../builders/session.ts'
import { startOwnStack, type TestStack } from '../builders/stack.ts'

const domain = 'reports.northbound.localhost'
const footer = 'Northbound, Edinburgh ☕ مقهى'
let stack: TestStack
let browser: TestBrowser
let owner: Session
let there: (path: string) => string

beforeAll(async () => {
  process.env.ALMANAC_LINK_DOMAINS = `${domain}=acct-demo, other.localhost=acct-other`
  ;[stack, browser] = await Promise.all([startOwnStack({ seed: true, web: true }), startBrowser()])
  owner = await signIn(stack.origin, 'owner@almanac.test')
  there = (path) => `${stack.origin.replace(/\/\/[^:]+/, `//${domain}`)}${path}`
}, 240_000)
afterAll(async () => {
  delete process.env.ALMANAC_LINK_DOMAINS
  await Promise.all([stack?.stop(), browser?.stop()])
})

/** A green word of a kind on nothing. */
function logoPng(): Buffer {
  const png = new PNG({ width: 300, height: 120 })
  for (let y = 30; y < 90; y++) for (let x = 20; x < 280; x++) if ((x >> 4) % 2 === 0) png.data.set([31, 77, 63, 255], (y * 300 + x) * 4)
  return PNG.sync.write(png)
}

async function sendLogo(): Promise<string> {
  const bytes = logoPng()
  const asked = v.parse(createPicture.response, (await owner('POST', '/pictures', { bytes: bytes.length, type: 'image/png' })).body)
  expect((await fetch(asked.upload.url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
  return v.parse(importLogo.response, (await owner('POST', `/branding/logo/${asked.id}`)).body).logo.id
}

async function save(changes: Record<string, unknown>) {
  const { account } = v.parse(getBranding.response, (await owner('GET', '/branding')).body)
  const answer = await owner('POST', '/branding', { version: account.version, ...changes })
  expect([answer.status, answer.body]).toEqual([200, expect.anything()])
}

const Mails = v.array(v.object({ id: v.string(), to: v.array(v.string()) }))
async function mailTo(email: string) {
  const all = v.parse(Mails, await (await fetch(`${stack.origin}/_local/mail.json`)).json())
  const found = all.find(({ to }) => to.includes(email))
  return PostalMime.parse(await (await fetch(`${stack.origin}/_local/mail/${found?.id}.eml`)).arrayBuffer())
}

async function pdfOf(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const words: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    words.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const cover = await (await document.getPage(1)).getOperatorList()
  const fills = cover.fnArray.flatMap((fn, at) => (fn === OPS.setFillRGBColor ? [String(cover.argsArray[at])] : []))
  const pictures = cover.fnArray.filter((fn) => fn === OPS.paintImageXObject).length
  const { info } = await document.getMetadata()
  await document.destroy()
  return { words, fills, pictures, info: JSON.stringify(info) }
}

const bytesOf = (content: unknown) => (content instanceof ArrayBuffer ? new Uint8Array(content) : new Uint8Array())

test('email, PDF and link are in the look that was chosen, and nothing in them says our name', async () => {
  const logo = await sendLogo()
  await save({ logo, color: '1F4D3F', font: 'source-serif', footer, sender: 'Northbound reports', white_label: true, domain })
  const ordered = await owner('POST', '/reports/scheduled', {
    ...{ flavor: 'comprehensive', type: 'WEEKLY', generate_at: '2030-01-07T08:30', quantity: 1, timezone: 'Europe/London' },
    ...{ profiles: ['demo-linkedin'], recipient_emails: 'reader@client.test' },
  })
  expect(v.parse(createScheduledReport.response, ordered.body).records).toHaveLength(1)
  const headers = { 'content-type': 'application/json' }
  await fetch(`${stack.origin}/_local/scheduler/advance`, { method: 'POST', headers, body: '{"to":"2030-01-07T09:00:00Z"}' })

  const mail = await mailTo('reader@client.test')
  expect(mail.from).toMatchObject({ name: 'Northbound reports' })
  expect(mail.html).toMatch(/bgcolor="#1f4d3f"/)
  expect(mail.html).toContain(footer)
  expect([mail.html, mail.text, mail.subject].join(' ')).not.toMatch(/almanac/i)
  const [picture, attached] = mail.attachments
  expect([picture?.contentId, picture?.disposition, picture?.mimeType]).toEqual(['<logo>', 'inline', 'image/png'])
  expect(PNG.sync.read(Buffer.from(bytesOf(picture?.content)))).toMatchObject({ width: 240, height: 60 })

  const pdf = await pdfOf(bytesOf(attached?.content))
  expect(pdf.fills).toContain('#1f4d3f')
  expect(pdf.pictures).toBeGreaterThan(0)
  for (const page of pdf.words) expect(page.replaceAll(/\s+/g, ' ')).toContain('Northbound, Edinburgh')
  expect([...pdf.words, pdf.info].join(' ')).not.toMatch(/almanac/i)

  const link = /http\S+\/shared-report\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
  expect(link.startsWith(there('/shared-report/'))).toBe(true)

  // what is sent stays as it is, whatever is chosen afterwards
  await save({ color: '7E2500', footer: 'Another' })
  const { page, faults } = await browser.newPage()
  await page.goto(link)
  await waitUntilLoaded(page)
  await page.waitForSelector('[data-branded] h1')
  await page.waitForFunction(() => [...document.images].some((image) => image.src.endsWith('/logo') && image.complete))
  const shown = await page.evaluate(() => ({
    text: document.documentElement.innerText + document.title,
    head: document.head.innerHTML,
    brand: getComputedStyle(document.querySelector('h1') ?? document.body)
      .getPropertyValue('--brand')
      .trim(),
    family: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    logo: [...document.images].filter((image) => /\/logo$/.test(image.src)).map((image) => image.naturalWidth),
  }))
  expect(shown).toMatchObject({ brand: '#1f4d3f', logo: [240] })
  expect(shown.family).toContain('Source Serif 4')
  expect(shown.text).toContain(footer)
  expect(shown.text + shown.head).not.toMatch(/almanac/i)
  expect(faults).toEqual([])
}, 300_000)

test('at a domain of shared links there are those of its account, and nothing else', async () => {
  const status = async (path: string, host = domain) => {
    const { page } = await browser.newPage()
    const response = await page.goto(there(path).replace(domain, host))
    const found = { status: response?.status(), text: await response?.text() }
    await page.browserContext().close()
    return found
  }
  for (const path of ['/', '/login', '/reports', '/favicon.svg', '/api/health', '/api/openapi.json', '/_local/mail']) {
    const { status: code, text } = await status(path)
    expect([path, code]).toEqual([path, 404])
    expect(text).not.toMatch(/almanac/i)
  }
  await save({})
  const dates = { dateFrom: '2026-10-01', dateTo: '2026-10-31', priorFrom: null, priorTo: null, timezone: 'Europe/London' }
  const data = { request: { type: 'comprehensive', profiles: ['demo-linkedin'], ...dates, template_id: null, labels: [], labelMatch: 'any' } }
  const made = await owner('POST', '/reports/share', { type: 'comprehensive', data })
  expect([made.status, made.body]).toEqual([201, expect.anything()])
  const token = v.parse(createShare.response, made.body).link.split('/').at(-1)
  expect((await status(`/api/shared-reports/${token}`)).status).toBe(200)
  // of another account's domain it is not
  const foreign = await status(`/api/shared-reports/${token}`, 'other.localhost')
  expect([foreign.status, foreign.text]).toEqual([410, expect.stringContaining(linkMessages.refused.gone)])
})

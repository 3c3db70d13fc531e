/** Every public page as it is built: what it links, what it says of plans, and that it needs no script and no inline style. */
import { expect, test } from '@jest/globals'
import { planIds, planRows, trialDays } from '../../../shared/plan-catalogue.ts'
import { cheapestPrice, monthlyPriceText, priceText, savingNote, yearlySaving } from '../../../shared/plan-prices.ts'
import { isScreen } from '../../../shared/screens.ts'
import { siteFile, siteFileOf, sitePages } from '../../../shared/site-pages.ts'
import { readConfiguration } from './configuration.ts'
import { renderSite } from './render.tsx'

const built = { style: '/assets/site.css', font: '/assets/inter.woff2', script: '/assets/site.js' }
const nothing = readConfiguration({})
const files = renderSite({ ...built, configuration: nothing })
const fileOf = (path: string) => files.get(siteFile(path.replace(/(.)\/$/, '$1')).slice(1)) ?? ''
const textOf = (page: string) =>
  page
    .replace(/<(script|head)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

const linksOf = (page: string) => [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

/** What is wrong with a link of a page; null when it leads somewhere. */
function wrongWith(href: string, from: string): string | null {
  const { pathname, hash, origin } = new URL(href, `https://site.test${from}`)
  if (origin !== 'https://site.test') return 'leads to another site'
  if (pathname === '/favicon.svg') return null
  const target = siteFileOf(pathname, false)
  if (target === null) return isScreen(pathname) ? null : 'leads nowhere'
  const page = files.get(target.slice(1)) ?? ''
  return hash === '' || page.includes(`id="${hash.slice(1)}"`) ? null : 'leads to a part that is not there'
}

test('every link of every page leads to a page, a part of one or a screen of the product', () => {
  const wrong = sitePages.flatMap(({ path }) =>
    linksOf(fileOf(path)).flatMap((href) => {
      const reason = wrongWith(href, path)
      return reason ? [`${path}: ${href} ${reason}`] : []
    }),
  )
  expect(wrong).toEqual([])
  const linked = new Set(
    sitePages.flatMap(({ path }) => linksOf(fileOf(path)).map((href) => siteFileOf(new URL(href, `https://site.test${path}`).pathname, false))),
  )
  expect(sitePages.map(({ path }) => siteFile(path.replace(/(.)\/$/, '$1'))).filter((file) => !linked.has(file))).toEqual([])
})

test('a page has one title, one first heading, ids of its own, and nothing that its policy refuses', () => {
  const titles = new Set<string>()
  for (const { path } of sitePages) {
    const page = fileOf(path)
    const [, title = ''] = /<title>(.+?)<\/title>/.exec(page) ?? []
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect({
      path,
      headings: page.match(/<h1/g)?.length,
      twice: ids.filter((id, at) => ids.indexOf(id) !== at),
      styled: / style="|<style| on\w+="/.test(page),
    }).toEqual({
      path,
      headings: 1,
      twice: [],
      styled: false,
    })
    const scripts = [...page.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(scripts.filter((one) => !one?.includes('src=') && !one?.includes('ld+json'))).toEqual([])
    titles.add(title)
  }
  expect(titles.size).toBe(sitePages.length)
})

test('the pricing page says what the catalogue says: prices, savings, limits and where each button leads', () => {
  const page = fileOf('/pricing')
  expect(page).toContain('<title>Pricing | Almanac</title>')
  expect(page).toContain(`Plans start at ${priceText(cheapestPrice)} per month with a free trial of ${trialDays} days.`)
  expect(textOf(page)).toContain(savingNote)
  for (const id of planIds) {
    const { name, signup, limits, price_month, price_year } = planRows[id]
    const card = textOf(new RegExp(`data-plan="${id}".*?(?=data-plan=|<section)`, 's').exec(page)?.[0] ?? '')
    expect(card).toContain(name)
    for (const interval of ['monthly', 'yearly'] as const) {
      if (price_month !== 0) expect(card).toContain(monthlyPriceText(id, interval))
      expect(page.includes(`href="/signup/${id}/${interval}"`)).toBe(signup)
    }
    if (price_year) expect(card).toContain(`${priceText(price_year)} a year, ${yearlySaving(id)}% less`)
    if (limits.profiles && price_month) expect(card).toContain(`Profiles ${limits.profiles}`)
  }
  const labels = [...page.matchAll(/href="\/(?:signup\/[^"]*|demo\/)"[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect([...new Set(labels)].sort()).toEqual(['Get started', 'Request a demo', `Try free for ${trialDays}-days`])
})

test('prices and limits that pages print are those of the catalogue, and no other', () => {
  const known = new Set(
    planIds.flatMap((id) => [planRows[id].price_month, planRows[id].price_year, monthlyPriceText(id, 'yearly'), monthlyPriceText(id, 'monthly')]),
  )
  const texts = [...known].map((price) => (typeof price === 'number' ? priceText(price) : price))
  const addOns = ['$199', '$75']
  for (const { path } of sitePages) {
    const printed = textOf(fileOf(path)).match(/\$[\d,]+\d/g) ?? []
    expect({ path, unknown: printed.filter((price) => !texts.includes(price) && !addOns.includes(price)) }).toEqual({ path, unknown: [] })
  }
})

test('what a deployment says of itself is shown, and without it nothing stands in its place', () => {
  expect(textOf(fileOf('/'))).toMatch(/© \d{4} Sign in/)
  expect(fileOf('/')).not.toMatch(/Help centre|Open a sample report|Blog/)
  const configuration = readConfiguration({
    ALMANAC_LEGAL_NAME: 'Leith Reports Ltd',
    ALMANAC_SAMPLE_REPORT: '/shared-report/abc',
    ALMANAC_SITE_LINKS: 'help=https://help.leith.example, insights=https://leith.example/blog',
  })
  const landing = renderSite({ ...built, configuration }).get('site/index.html') ?? ''
  expect(textOf(landing)).toMatch(/© \d{4} Leith Reports Ltd/)
  for (const href of ['https://help.leith.example/', 'https://leith.example/blog', '/shared-report/abc']) expect(linksOf(landing)).toContain(href)
  expect(() => readConfiguration({ ALMANAC_SITE_LINKS: 'help=javascript:alert(1)' })).toThrow('no https address')
  expect(() => readConfiguration({ ALMANAC_SITE_LINKS: 'shop=https://leith.example' })).toThrow('names "shop"')
})

test('the form is on the two pages that ask for it, where the deployment has an address of email', () => {
  const rendered = (contact: string) => renderSite({ ...built, configuration: readConfiguration({ ALMANAC_CONTACT: contact }) })
  const withForm = (contact: string) => [...rendered(contact)].flatMap(([file, html]) => (html.includes('data-contact') ? [file] : []))
  expect(withForm('hello@leith.example')).toEqual(['site/contact.html', 'site/demo.html'])
  expect(withForm('https://leith.example/write')).toEqual([])
  expect(withForm('')).toEqual([])
  // who has no script reads where to write
  expect(textOf(rendered('hello@leith.example').get('site/demo.html') ?? '')).toContain('Write to hello@leith.example.')
})

test('search engines are told of every public page, and of nothing else', () => {
  const sitemap = files.get('sitemap.xml') ?? ''
  const robots = files.get('robots.txt') ?? ''
  for (const { path } of sitePages) {
    expect(sitemap).toContain(`<loc>https://almanac.invalid${path}</loc>`)
    expect(fileOf(path)).toContain(`<link rel="canonical" href="https://almanac.invalid${path}">`)
  }
  expect(robots.split('\n').slice(0, 3)).toEqual(['User-agent: *', 'Disallow: /', 'Allow: /$'])
  expect(robots).not.toMatch(/Allow: \/(api|settings|reports|shared-report|login)/)
  for (const [, data = ''] of [...files.values()].join('').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
    expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
})

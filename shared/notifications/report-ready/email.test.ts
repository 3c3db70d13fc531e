import { expect, test } from '@jest/globals'
import { aTile, emptyReport } from '../../../test/builders/report.ts'
import { houseFormats, inFormats } from '../../formats.ts'
import { emailOf } from '../notification.ts'
import { reportReady } from './definition.ts'
import type { ReportReady } from './email.ts'

const reportMail = (data: ReportReady) => emailOf(reportReady, data, 'https://app.example')
const mail = (changes: Partial<ReportReady> = {}): ReportReady => ({
  report: emptyReport(),
  hash: 'b8d6d813dfe0'.padEnd(64, '0'),
  client: 'Larkmere',
  agency: 'Ellery Pike',
  token: 'x'.repeat(43),
  linkUntil: '2026-12-20',
  pdf: { pages: 16, bytes: 900_000, url: null },
  schedule: { every: 'month', place: 2, of: 12 },
  orderedBy: 'Ellery Pike',
  to: 'maren@larkmere.example',
  next: { at: '2026-12-20T17:00:00.000Z', timezone: 'Europe/London' },
  choices: `https://app.example/recipient/${'y'.repeat(43)}`,
  ...changes,
})
const withTiles = (tiles: ReturnType<typeof aTile>[], hideIndicators = false) => {
  const report = emptyReport()
  return { ...report, reports: { ...report.reports, crossChannel: { ...report.reports.crossChannel, summary: tiles, hideIndicators } } }
}

test('the text twin says the same in at most 72 columns; only a link may be longer', () => {
  const { subject, text } = reportMail(mail())
  expect(subject).toBe('Larkmere: Social media performance, 23 Oct – 20 Nov 2026')
  const lines = text.split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'LARKMERE',
    'Social media performance',
    '23 Oct - 20 Nov 2026, compared with 24 Sep - 22 Oct 2026',
    'All times Europe/London',
  ])
  expect(text).toContain('Followers     703.4K   up 3.2%, from 681.4K\nImpressions   7.31M    up 23.8%, from 5.91M\n')
  expect(text).toContain('Impressions rose 23.8% and engagements 35.7%.')
  expect(text).toContain('Fingerprint b8d6-d813-dfe0')
  expect(lines.filter((line) => line.length > 72).every((line) => line.startsWith('https://'))).toBe(true)
})

test('the subject of a limited report is under its title', () => {
  const { html, text } = reportMail(mail({ report: emptyReport({ subject: 'Posts with the label Winter & Co' }) }))
  expect(text.split('\n').slice(1, 3)).toEqual(['Social media performance', 'Posts with the label Winter & Co'])
  expect(html).toContain('Posts with the label Winter &amp; Co')
})

test('good and bad news follow the polarity; nothing to compare shows no growth; hidden indicators show none at all', () => {
  const tiles = [
    aTile('unfollows', 'Unfollows', 150, 100, 'lower'),
    aTile('reach', 'Reach', 5, 0),
    aTile('views', 'Views', 7, null),
    aTile('likes', 'Likes', null, 3),
  ]
  const { html, text } = reportMail(mail({ report: withTiles(tiles) }))
  expect(html).toContain('background:#FCEBE9;color:#B3261E;font-weight:500;border-radius:4px;padding:0 5px;">&#8593;&nbsp;+50.0%')
  expect(text).toMatch(/Unfollows {3}150 {3}up 50\.0%, from 100\nReach {7}5 {5}New, from 0\nViews {7}7\n/)
  expect(text).not.toContain('Likes')
  const hidden = reportMail(mail({ report: withTiles(tiles, true) }))
  expect(hidden.html + hidden.text).not.toMatch(/50\.0%|from 100|New|rose/)
})

test('a large PDF is a link, a small one an attachment', () => {
  const url = 'https://app.example/api/downloads/abc'
  const linked = reportMail(mail({ pdf: { pages: 90, bytes: 8_100_000, url } }))
  expect(linked.html).toContain(`href="${url}"`)
  expect(linked.text).toContain('To download\n- Report, PDF: 90 pages, A4 landscape (8.1 MB)\n  https://')
  expect(reportMail(mail()).text).toContain('Attached\n- Report, PDF: 16 pages, A4 landscape (900 KB)')
})

test('names and notes are text, whatever they hold', () => {
  const evil = `<img src=x onerror=alert(1)>"'&`
  const report = { ...emptyReport({ notes: [evil], entities: [{ entity_gid: 'g', name: evil }] }), title: evil }
  const { html } = reportMail(mail({ report, client: evil, agency: evil, orderedBy: evil, to: evil, pdf: { pages: 1, bytes: 1, url: evil } }))
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
})

test('it says who ordered it, as which of how many, and when the next one comes', () => {
  const reason = (changes: Partial<ReportReady>) => reportMail(mail(changes)).text.split('--\n')[1]?.split('\n\n')[0]?.replaceAll('\n', ' ')
  expect(reason({})).toBe(
    'You get this email because Ellery Pike added maren@larkmere.example to a monthly report (2 of 12). Next: Sun 20 Dec 2026, 17:00 GMT.',
  )
  expect(reason({ orderedBy: null, schedule: { every: 'week', place: 1, of: 1 }, next: null })).toBe(
    'You get this email because you scheduled a weekly report. This was the last one.',
  )
  expect(reason({ next: 'paused' })).toMatch(/ The next ones are paused\.$/)
  expect(reason({ schedule: null, next: null })).toBe('You get this email because Ellery Pike sent this report to maren@larkmere.example.')
  expect(reason({ schedule: null, next: null, orderedBy: null })).toBe('You get this email because you asked for this report.')
})

test('a growth that is not of the whole figure stands beside the two numbers it is of', () => {
  const tile = aTile('impressions', 'Impressions', 109, 115)
  const note = 'Like for like, without 1 new profile: 109, was 115.'
  const { html, text } = reportMail(mail({ report: withTiles([{ ...tile, value: 120, note, figure: { ...tile.figure, value: 120, compared: 109 } }]) }))
  expect(html).toContain(note)
  expect(html).not.toContain('&nbsp;from 115')
  expect(text).toContain('120   down 5.2%, 109 from 115')
})

test('a growth over some of the days says so, in the card by its note and in the text by its terms', () => {
  const tile = aTile('impressions', 'Impressions', 109, 115)
  const note = 'Like for like over 6 of 7 days: 109, was 115.'
  const { html, text } = reportMail(mail({ report: withTiles([{ ...tile, note, figure: { ...tile.figure, over: { some: 6, all: 7 } } }]) }))
  expect(html).toContain(note)
  expect(html).toContain('109 impressions, −5.2%, from 115 (6 of 7 days).')
  expect(text).toContain('109   down 5.2%, from 115 (6 of 7 days)')
})

test('a growth that is not of the whole figure is never said of it, in the sentence nor in the line before the mail is opened', () => {
  const part = aTile('impressions', 'Impressions', 109, 115)
  const partial = { ...part, value: 120, figure: { ...part.figure, value: 120, compared: 109 } }
  const alone = reportMail(mail({ report: withTiles([partial]) }))
  expect(alone.html + alone.text).not.toMatch(/Impressions (rose|fell)|120 impressions, /)
  // without a note the two numbers still stand beside the chip
  expect(alone.html).toContain('&nbsp;109 from 115')
  const both = reportMail(mail({ report: withTiles([partial, aTile('engagements', 'Engagements', 150, 100)]) }))
  expect(both.text).toContain('Engagements rose 50.0%.')
  expect(both.html).toContain('120 impressions. 150 engagements, +50.0%, from 100.')
})

test.each([
  ['within normal variation', 0.6, '#EEF0F4'],
  ['beyond it', 0.001, '#E3F4EB'],
])('a change %s has its own colour', (_, chance, color) => {
  const { html } = reportMail(mail({ report: withTiles([{ ...aTile('engagements', 'Engagements', 150, 100), chance }]) }))
  expect(html.match(/(?<=display:inline-block;background:)#\w{6}/g)).toEqual([color])
})

test('a change too large to be told in percent is said as more than that', () => {
  expect(reportMail(mail({ report: withTiles([aTile('impressions', 'Impressions', 5000, 1)]) })).text).toContain('Impressions rose more than 999%.')
})

test('a brand is in its mark, button, link, title and footer; what it leaves open is ours', () => {
  const brand = { logo: { id: 'A'.repeat(26), width: 600, height: 100 }, color: '#1f4d3f', font: 'lora', footer: 'Larkmere <b>& sons' } as const
  const { html, text } = reportMail(mail({ brand, pdf: { pages: 1, bytes: 9_000_000, url: 'https://x.example/y' } }))
  expect(html).toContain('<img src="cid:logo" width="160" height="27" alt=""')
  expect(html).toMatch(/bgcolor="#1f4d3f" style="height:44px/)
  expect(html).toMatch(/<a href="https:\/\/x\.example\/y" style="color:#1f4d3f/)
  expect(html).toMatch(/<h1 [^>]*font-family:'Lora',Georgia/)
  expect(html).toContain('Larkmere &lt;b&gt;&amp; sons')
  expect(html).not.toMatch(/#3B5BDB|#2F54C8|Almanac/)
  expect(text).toContain('Larkmere <b>& sons\nFingerprint')
  const plain = reportMail(mail({ brand: { logo: null, color: null, font: null, footer: null } }))
  expect(plain).toEqual(reportMail(mail()))
})

test('a note of missing figures has its dates as this reader writes them', () => {
  const missing = { late: [{ name: 'Leith on X', last: '2026-11-19' }], more: 0 }
  const { text } = inFormats({ ...houseFormats, date: 'month' }, () => reportMail(mail({ missing })))
  expect(text.replaceAll(/[\u2068\u2069]/g, '').replaceAll('\n', ' ')).toContain('No figures for Leith on X after Nov 19, 2026.')
})

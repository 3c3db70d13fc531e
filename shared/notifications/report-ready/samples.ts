import { samplesOf } from '../samples.ts'
import { reportReady } from './definition.ts'
import type { ReportReady } from './email.ts'

type Tile = ReportReady['report']['reports']['crossChannel']['summary'][number]

function tile(key: string, title: string, value: number, prior: number): Tile {
  const percent = ((value - prior) / prior) * 100
  const figure = { value, prior, growth: { kind: 'percent', value: percent }, unit: 'count', polarity: 'higher' } as const
  return { key, title, value, prior, growth: percent, unit: 'count', polarity: 'higher', figure, spark: null, note: null, passport: null }
}

const followers = tile('followers', 'Followers', 703_412, 681_377)
const impressions = tile('impressions', 'Impressions', 7_311_940, 5_906_251)
const engagements = tile('engagements', 'Engagements', 346_904, 355_641)

const reportOf = (summary: Tile[]): ReportReady['report'] => ({
  title: 'Social media performance',
  dates: { dateFrom: '2026-10-23', dateTo: '2026-11-20', priorFrom: '2026-09-24', priorTo: '2026-10-22' },
  timezone: 'Europe/London',
  notes: [],
  no_data: null,
  reports: { crossChannel: { summary, hideIndicators: false } },
})

const typical: ReportReady = {
  report: reportOf([followers, impressions, engagements]),
  hash: 'b8d6d813dfe0'.padEnd(64, '0'),
  client: 'Larkmere',
  agency: 'Ellery Pike',
  token: 'k3v9'.repeat(11).slice(1),
  linkUntil: '2026-12-20',
  pdf: { pages: 16, bytes: 900_000, url: null },
  schedule: { every: 'month', place: 2, of: 12 },
  orderedBy: 'Mara Ellis',
  to: 'maren@larkmere.example',
  next: { at: '2026-12-20T17:00:00.000Z', timezone: 'Europe/London' },
  choices: `https://almanac.example/recipient/${'k3v9'.repeat(11).slice(1)}`,
}

const ofPart: Tile = {
  ...impressions,
  note: 'Like for like, without 1 new profile: 6.92M, was 5.91M.',
  figure: { ...impressions.figure, compared: 6_921_000 },
}
const long = 'Northbound Coffee Roasters and Sons of Aberystwyth Donaudampfschifffahrtsgesellschaftskapitänsmütze'

export const samples = samplesOf(reportReady, {
  typical,
  'a large PDF and a note': {
    ...typical,
    report: { ...reportOf([followers, ofPart, engagements]), notes: ['Excludes 1 profile without data for a week.'] },
    pdf: { pages: 90, bytes: 8_100_000, url: 'https://almanac.example/api/downloads/k3v9' },
  },
  // its logo comes with an email, and here is none
  'in the look of the client': {
    ...typical,
    pdf: { pages: 90, bytes: 8_100_000, url: 'https://reports.larkmere.example/api/downloads/k3v9' },
    brand: { logo: null, color: '#1f4d3f', font: 'source-serif', footer: 'Larkmere, Edinburgh ☕️' },
  },
  'long names': {
    ...typical,
    report: { ...reportOf([tile('video_views', 'Average watch time of a video', 999_499, 999)]), title: `${long} quarterly report` },
    client: long,
    agency: `${long} Ltd`,
    orderedBy: long,
  },
  'right to left, emoji and markup': {
    ...typical,
    client: 'مقهى الشمال ☕️ 2026',
    agency: 'סטודיו צפון & <b>Co</b>',
    orderedBy: 'مها 👩‍🚀',
    report: { ...reportOf([followers, impressions]), title: 'أداء التواصل 📈 <script>' },
  },
  'asked for once, without figures': {
    ...typical,
    report: { ...reportOf([]), no_data: { message: 'There is no data for these dates yet.', hint: null } },
    schedule: null,
    orderedBy: null,
    next: null,
    choices: null,
  },
})

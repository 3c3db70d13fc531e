import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anyTemplate } from '../../test/builders/any-template.ts'
import { property, sizeOf } from '../../test/builders/sizes.ts'
import { draftOf } from '../narrative/summarise.ts'
import { networkCodes, tabDisplay } from '../networks.ts'
import { type ReportType, reportManifests } from '../reports/index.ts'
import { loadReport } from '../reports/load.ts'
import { figuresShown, type Report, reportTabs } from '../reports/report.ts'
import { sampleReport } from '../reports/samples/index.ts'
import { templateNotes } from '../template-messages.ts'
import { applyTemplate } from './apply.ts'
import type { TemplateTab } from './shown.ts'

const types = reportManifests.filter(({ templates }) => templates).map(({ id }) => id)
const samples = new Map<ReportType, Report>()
for (const type of types) samples.set(type, sampleReport(await loadReport(type), networkCodes))
const sampleOf = (type: ReportType) => samples.get(type) ?? none()

const none = (): never => {
  throw new Error('There is no sample of this type.')
}

const title = (key: string) => `title of ${key}`
const choose = (key: string, own: string | null = null) => ({ key, title: own })

const count = Number(process.env.ALMANAC_TEMPLATES ?? sizeOf(60, 300))
test('a report shows what its template names, in that order and under those titles, and nothing else', () => {
  const anything = fc.constantFrom(...types).chain((type) => anyTemplate(sampleOf(type)).map((reports) => ({ type, reports })))
  fc.assert(
    fc.property(anything, ({ type, reports }) => {
      fc.pre(reports.length > 0)
      const whole = sampleOf(type)
      const shown = applyTemplate(whole, { reports }, title)
      const filled = reports.filter(({ sections }) => sections.length > 0)
      expect(shown.no_data === null).toBe(filled.length > 0)
      if (shown.no_data) return
      expect(reportTabs(shown).map(({ code }) => code)).toEqual(
        reportTabs(whole).flatMap(({ code }) => (filled.some((tab) => tab.code === code) ? [code] : [])),
      )
      for (const tab of reportTabs(shown)) {
        const choice = filled.find(({ code }) => code === tab.code)
        const sections = choice?.sections.filter(({ key }) => key !== 'summary') ?? []
        expect(tab.report.map(({ key }) => key)).toEqual(sections.map(({ key }) => key))
        expect(tab.report.flatMap((section, index) => (sections[index]?.title ? [section.title] : []))).toEqual(sections.flatMap((one) => one.title ?? []))
        expect(Object.keys(tab.passports).sort()).toEqual(
          figuresShown(tab)
            .filter((key) => tab.passports[key])
            .sort(),
        )
        expect(rowsOf(tab.report.map(({ span }) => span)).every((row) => row === 12)).toBe(true)
      }
      // what is not shown is not told either
      expect(() => draftOf(shown)).not.toThrow()
    }),
    property(count, count),
  )
})

/** Columns of each row that sections of these widths fill. */
function rowsOf(spans: readonly number[]): number[] {
  const rows = [0]
  for (const span of spans) {
    const filled = rows.at(-1) ?? 0
    if (filled + span > 12) rows.push(span)
    else rows[rows.length - 1] = filled + span
  }
  return rows.filter((row) => row > 0)
}

test('a template without tabs shows all that a report has', () => {
  const whole = sampleOf('comprehensive')
  expect(applyTemplate(whole, { reports: [] }, title)).toBe(whole)
})

test('the author alone reads what the profiles have no data for, and which networks the template lacks', () => {
  const whole = sampleOf('comprehensive')
  const sections = [choose('summary'), choose('empty'), choose('lost', 'What we lost'), choose('old_chart')]
  const reports: TemplateTab[] = [
    { code: 'cross_channel', sections, summary: [choose('followers'), choose('old_figure')] },
    { code: 'ads_report', sections: [choose('summary')], summary: [] },
  ]
  const { notes, authorNotes } = applyTemplate(whole, { reports }, (key) => (key.startsWith('old') ? null : title(key)))
  expect([notes, authorNotes?.sections]).toEqual([whole.notes, 2])
  expect(authorNotes?.notes[0]).toMatch(/^The template leaves out Facebook, Instagram, .* and Bluesky\.$/)
  expect(authorNotes?.notes.slice(1)).toEqual([
    templateNotes.nothingFor('Cross-channel', ['title of empty', 'What we lost']),
    templateNotes.gone('Cross-channel', ['old chart']),
    templateNotes.noFigures('Cross-channel', ['old figure']),
    templateNotes.noProfileOn([tabDisplay('ads_report')]),
  ])
})

test('a report of a time without data shows no more than its template names', () => {
  const none = { message: 'Whoops! No data found.', hint: null }
  const whole = { ...sampleOf('comprehensive'), no_data: none }
  const { reports, no_data, authorNotes } = applyTemplate(
    whole,
    { reports: [{ code: 'facebook', sections: [choose('audience'), choose('empty')], summary: [] }] },
    title,
  )
  expect(reports.tabs.map(({ code }) => code)).toEqual(['facebook'])
  expect([reports.crossChannel.report, reports.networks.map(({ report }) => report.map(({ key }) => key))]).toEqual([[], [['audience']]])
  expect([no_data, authorNotes?.notes]).toEqual([none, [expect.stringMatching(/^The template leaves out /)]])
})

test('a template that fits no profile says what it is for', () => {
  const { reports, ...whole } = sampleOf('comprehensive')
  const facebook = { ...whole, reports: { ...reports, tabs: reports.tabs.slice(0, 2), networks: reports.networks.slice(0, 1) } }
  const chosen: TemplateTab[] = [{ code: 'tiktok', sections: [choose('audience')], summary: [] }]
  expect(applyTemplate(facebook, { reports: chosen }, title).no_data).toEqual({
    message: 'The template has no sections for these profiles.',
    hint: 'It has sections for TikTok. Choose other profiles or another template.',
  })
})

test('two halves that follow each other are a row, whatever stood there; one without another stands as it would without', () => {
  const whole = sampleOf('comprehensive')
  const half = (key: string) => ({ key, title: null, width: 'half' as const })
  const spans = (...sections: TemplateTab['sections']) =>
    applyTemplate(whole, { reports: [{ code: 'cross_channel', sections, summary: [] }] }, title).reports.crossChannel.report.map(({ key, span }) => [key, span])
  expect(spans(half('audience_share'), half('engagement'), choose('audience'))).toEqual([
    ['audience_share', 6],
    ['engagement', 6],
    ['audience', 12],
  ])
  expect(spans(half('engagement'), choose('audience'), half('audience_share'), half('engagement_rate'), half('reach'))).toEqual([
    ['engagement', 12],
    ['audience', 12],
    ['audience_share', 6],
    ['engagement_rate', 6],
    ['reach', 12],
  ])
  // what needs the whole width keeps it
  expect(spans(half('engagement'), half('top_posts'))).toEqual([
    ['engagement', 12],
    ['top_posts', 12],
  ])
})

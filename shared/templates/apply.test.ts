import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { draftOf } from '../narrative/summarise.ts'
import { networkCodes } from '../networks.ts'
import { type ReportType, reportManifests } from '../reports/index.ts'
import { loadReport } from '../reports/load.ts'
import { figuresShown, type Report, reportTabs } from '../reports/report.ts'
import { sampleReport } from '../reports/samples/index.ts'
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

/** Any tabs of a report, any sections and figures of each in any order, some under another title. */
const anyTemplate = (report: Report) =>
  fc.tuple(...reportTabs(report).map((tab) => anyTab(tab))).map((tabs) => tabs.filter((tab): tab is TemplateTab => tab !== null))
const anyTab = ({ code, report, summary }: ReturnType<typeof reportTabs>[number]) =>
  fc.option(
    fc.record({ code: fc.constant(code), sections: anyOf(['summary', ...report.map(({ key }) => key)]), summary: anyOf(summary.map(({ key }) => key)) }),
    {
      freq: 4,
    },
  )
const anyOf = (keys: readonly string[]) =>
  fc
    .shuffledSubarray([...keys])
    .chain((some) => fc.tuple(...some.map((key) => fc.option(fc.string({ minLength: 1, maxLength: 100 })).map((own) => choose(key, own)))))

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
    { numRuns: 300 },
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

test('what the profiles have nothing for, and networks that the template does not know, are said', () => {
  const whole = sampleOf('comprehensive')
  const sections = [choose('summary'), choose('gone'), choose('lost', 'What we lost')]
  const { notes } = applyTemplate(whole, { reports: [{ code: 'cross_channel', sections, summary: [] }] }, title)
  expect(notes[0]).toMatch(/^The template leaves out Facebook, Instagram, .* and Bluesky\.$/)
  expect(notes[1]).toBe("These profiles have nothing to show for title of gone and What we lost (Cross-channel), so the template's report leaves it out.")
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

import fc from 'fast-check'
import { type Report, reportTabs, type TabReport } from '../../shared/reports/report.ts'
import { summaryKey, type TemplateTab } from '../../shared/templates/shown.ts'

/** Any tabs of a report, any sections and figures of each in any order, some under another title. */
export const anyTemplate = (report: Report) => fc.tuple(...reportTabs(report).map(anyTab)).map((tabs) => tabs.filter((tab): tab is TemplateTab => tab !== null))

const anyTab = ({ code, report, summary }: TabReport) =>
  fc.option(
    fc.record({ code: fc.constant(code), sections: anyOf([summaryKey, ...report.map(({ key }) => key)]), summary: anyOf(summary.map(({ key }) => key)) }),
    { freq: 4 },
  )

const anyOf = (keys: readonly string[]) =>
  fc
    .shuffledSubarray([...keys])
    .chain((some) => fc.tuple(...some.map((key) => fc.option(fc.string({ minLength: 1, maxLength: 100 })).map((title) => ({ key, title })))))

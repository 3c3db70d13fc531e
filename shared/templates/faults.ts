/** What a template names and its report does not have. */
import { tabDisplay } from '../networks.ts'
import { type Report, reportTabs, type TabReport } from '../reports/report.ts'
import { allowsHalf } from '../reports/section-rows.ts'
import { templateMessages } from '../template-messages.ts'
import { summaryKey, type TemplateTab } from './shown.ts'

/** Where in `reports` it stands: the number of a tab, and of a section or figure of it. */
type Place = readonly [tab: number] | readonly [tab: number, of: 'sections' | 'summary', at: number]
export type TemplateFault = { readonly place: Place | null; readonly message: string }

/** Every fault of a choice, in its order: nothing that is shown, tabs, sections and figures that are named twice or that the report does not have, and halves that need the whole width. */
export function templateFaults(report: Report, reports: readonly TemplateTab[]): TemplateFault[] {
  if (reports.length === 0) return []
  const tabs = reports.map(({ code }) => tabDisplay(code))
  return [
    ...repeated(tabs).map((tab): TemplateFault => ({ place: [tab], message: templateMessages.twice(tabs[tab] ?? '') })),
    ...(reports.every(({ sections }) => sections.length === 0) ? [{ place: null, message: templateMessages.noSections }] : []),
    ...reports.flatMap((choice, tab) => faultsOfTab(report, choice, tab)),
  ]
}

function faultsOfTab(report: Report, { code, sections, summary }: TemplateTab, at: number): TemplateFault[] {
  const tab = reportTabs(report).find((one) => one.code === code)
  if (!tab) return [{ place: [at], message: templateMessages.unknownTab(tabDisplay(code)) }]
  const has = { sections: new Set([summaryKey, ...tab.report.map(({ key }) => key)]), summary: new Set(tab.summary.map(({ key }) => key)) }
  const unknown = { sections: templateMessages.unknownSection, summary: templateMessages.unknownFigure }
  const tooWide = sections.flatMap(({ key, width }, index) =>
    width && isTooWide(tab, key) ? [{ place: [at, 'sections', index] as const, message: templateMessages.noHalf(key, tab.display) }] : [],
  )
  const named = (
    [
      ['sections', sections],
      ['summary', summary],
    ] as const
  ).flatMap(([of, choices]) => {
    const keys = choices.map(({ key }) => key)
    return [
      ...repeated(keys).map((index) => ({ place: [at, of, index] as const, message: templateMessages.twice(keys[index] ?? '') })),
      ...keys.flatMap((key, index) => (has[of].has(key) ? [] : [{ place: [at, of, index] as const, message: unknown[of](key, tab.display) }])),
    ]
  })
  return [...named, ...tooWide]
}

function isTooWide({ report }: TabReport, key: string): boolean {
  const section = report.find((one) => one.key === key)
  return key === summaryKey || (section !== undefined && !allowsHalf(section))
}

/** Those that are named before. */
const repeated = (names: readonly string[]) => names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))

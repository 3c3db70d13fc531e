/** Does the report have what a template shows of it? */
import type { NetworkCode } from '../../shared/networks.ts'
import { networkCodes, tabDisplay } from '../../shared/networks.ts'
import type { ReportType } from '../../shared/reports/index.ts'
import { loadReport } from '../../shared/reports/load.ts'
import { type Report, reportTabs } from '../../shared/reports/report.ts'
import { sampleReport } from '../../shared/reports/samples/index.ts'
import { templateMessages } from '../../shared/template-messages.ts'
import { summaryKey, type TemplateTab } from '../../shared/templates/shown.ts'
import { problem } from '../lib/problem.ts'

/** All that a report of this type can show, with sample data; for these networks, or all. */
export async function wholeReport(type: ReportType, networks: readonly NetworkCode[] = networkCodes): Promise<Report> {
  return sampleReport(await loadReport(type), networks)
}

/** @throws Problem 400 for nothing that is shown, and for a tab, section or figure that is named twice or that the report does not have */
export function checkContent(report: Report, { reports }: { readonly reports: readonly TemplateTab[] }): void {
  if (reports.length === 0) return
  refuseTwice(reports.map(({ code }) => tabDisplay(code)))
  if (reports.every(({ sections }) => sections.length === 0)) throw problem(400, templateMessages.noSections)
  for (const choice of reports) checkTab(report, choice)
}

function checkTab(report: Report, { code, sections, summary }: TemplateTab): void {
  const tab = reportTabs(report).find((one) => one.code === code)
  if (!tab) throw problem(400, templateMessages.unknownTab(tabDisplay(code)))
  refuseTwice(sections.map(({ key }) => key))
  refuseTwice(summary.map(({ key }) => key))
  const known = new Set([summaryKey, ...tab.report.map(({ key }) => key)])
  const section = sections.find(({ key }) => !known.has(key))
  if (section) throw problem(400, templateMessages.unknownSection(section.key, tab.display))
  const figure = summary.find(({ key }) => !tab.summary.some((tile) => tile.key === key))
  if (figure) throw problem(400, templateMessages.unknownFigure(figure.key, tab.display))
}

function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw problem(400, templateMessages.twice(twice))
}

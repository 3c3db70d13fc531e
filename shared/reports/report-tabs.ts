/** Apart from `report.ts`, so that screens read reports without loading their schemas. */
import type { Report, TabReport } from './report.ts'

/** Every figure that tiles and blocks of a tab name, once, in reading order. */
export function figuresShown({ summary, report }: Pick<TabReport, 'summary' | 'report'>): string[] {
  const blocks = report.flatMap(({ content }) => content)
  return [...new Set([...summary.flatMap(({ passport }) => passport ?? []), ...blocks.flatMap(({ passports }) => passports)])]
}

/** Every tab that is shown, in reading order: cross-channel first, the rest by name (docs/behaviours.md#the-tabs). A template may leave any of them out. */
export function reportTabs({ reports: { tabs, crossChannel, networks } }: Pick<Report, 'reports'>): TabReport[] {
  const shown = new Set(tabs.map(({ code }) => code))
  return [crossChannel, ...networks].filter(({ code }) => shown.has(code))
}

/** A report as its template shows it. */

import { isWhole, tabDisplay } from '../networks.ts'
import { figuresShown, type Report, reportTabs, type Section, type TabReport, type Tile } from '../reports/report.ts'
import { allowsHalf, filledRows } from '../reports/section-rows.ts'
import { templateNotes } from '../template-messages.ts'
import { summaryKey, type TemplateTab } from './shown.ts'

/**
 * Removes what the template does not show, and lists in the author's notes what it could not show.
 * @param titleOf the title of a section by its key, for one that these profiles have nothing for; null for one that no report of this type has any more
 */
export function applyTemplate(
  report: Report,
  { reports: chosen }: { readonly reports: readonly TemplateTab[] },
  titleOf: (key: string) => string | null,
): Report {
  if (chosen.length === 0) return report
  const tabs = reportTabs(report).map((tab) => ({ tab, choice: chosen.find(({ code }) => code === tab.code) }))
  const made = new Map(tabs.map(({ tab, choice }) => [tab.code, chosenTab(tab, choice)]))
  const shown = new Set([...made].flatMap(([code, tab]) => (tab.summary.length + tab.report.length > 0 ? [code] : [])))
  const { crossChannel, networks } = report.reports
  const unnamed = tabs.flatMap(({ tab, choice }) => (choice || isWhole(tab.code) ? [] : [tab.display]))
  const unfilled = chosen.filter(({ code, sections }) => sections.length > 0 && !tabs.some(({ tab }) => tab.code === code)).map(({ code }) => tabDisplay(code))
  // an empty report needs no list of its empty parts
  const lacking = report.no_data ? [] : tabs.flatMap(({ tab, choice }) => (choice ? lackingParts(tab, choice, titleOf) : []))
  const notes = [
    ...(unnamed.length > 0 ? [templateNotes.notInTemplate(unnamed)] : []),
    ...lacking.flatMap((parts) => parts.notes),
    ...(unfilled.length > 0 ? [templateNotes.noProfileOn(unfilled)] : []),
  ]
  const before = report.authorNotes ?? { sections: 0, notes: [] }
  const sections = lacking.reduce((sum, parts) => sum + parts.sections, before.sections)
  return {
    ...report,
    reports: {
      tabs: report.reports.tabs.filter(({ code }, index) => shown.has(code) || (shown.size === 0 && index === 0)),
      crossChannel: made.get(crossChannel.code) ?? crossChannel,
      networks: networks.flatMap(({ code }) => (shown.has(code) ? (made.get(code) ?? []) : [])),
    },
    ...(notes.length > 0 ? { authorNotes: { sections, notes: [...before.notes, ...notes] } } : {}),
    ...(shown.size === 0 && { notes: [] }),
    no_data: report.no_data ?? (shown.size > 0 ? null : nothing(chosen)),
  }
}

type LackingParts = { readonly sections: number; readonly notes: readonly string[] }

/** Chosen parts that a tab cannot show: the profiles have no data, or the product no longer has the part. */
function lackingParts({ display, report, summary }: TabReport, choice: TemplateTab, titleOf: (key: string) => string | null): LackingParts {
  const sections = choice.sections.filter(({ key }) => key !== summaryKey && !report.some((section) => section.key === key))
  const [empty, gone] = [sections.filter(({ key }) => titleOf(key) !== null), sections.filter(({ key }) => titleOf(key) === null)]
  const figures = choice.sections.some(({ key }) => key === summaryKey) ? choice.summary.filter(({ key }) => !summary.some((tile) => tile.key === key)) : []
  const named = (parts: TemplateTab['summary']) => parts.map(({ key, title }) => title ?? titleOf(key) ?? key.replaceAll('_', ' '))
  const notes = [
    ...(empty.length > 0 ? [templateNotes.nothingFor(display, named(empty))] : []),
    ...(gone.length > 0 ? [templateNotes.gone(display, named(gone))] : []),
    ...(figures.length > 0 ? [templateNotes.noFigures(display, named(figures))] : []),
  ]
  return { sections: empty.length, notes }
}

/** A tab with what is chosen of it, in that order; without a choice, with nothing. */
export function chosenTab(tab: TabReport, choice: TemplateTab | undefined): TabReport {
  const summary = choice?.sections.some(({ key }) => key === summaryKey) ? tilesOf(tab.summary, choice.summary) : []
  const halves = new Set(choice?.sections.flatMap(({ key, width }) => (width ? [key] : [])))
  const isHalf = (section: Section) => halves.has(section.key) && allowsHalf(section)
  const report = filledRows(choice ? worded(inOrder(tab.report, choice.sections), choice.sections) : [], isHalf)
  const keys = new Set(summary.map(({ key }) => key))
  const figures = figuresShown({ summary, report })
  return {
    ...tab,
    summary,
    report,
    extraText: choice?.extraText ?? tab.extraText,
    by_profile: keys.size === 0 ? [] : tab.by_profile.map((row) => ({ ...row, summary: row.summary.filter(({ key }) => keys.has(key)) })),
    passports: Object.fromEntries(Object.entries(tab.passports).filter(([key]) => figures.includes(key))),
  }
}

/** With the texts above them, and where pages begin. */
function worded(sections: readonly Section[], choices: TemplateTab['sections']): Section[] {
  return sections.map((section) => {
    const choice = choices.find(({ key }) => key === section.key)
    return { ...section, ...(choice?.extraText && { extraText: choice.extraText }), ...(choice?.pageBreak && { pageBreak: true }) }
  })
}

const tilesOf = (tiles: readonly Tile[], choices: TemplateTab['summary']) => (choices.length === 0 ? [...tiles] : inOrder(tiles, choices))

/** Those that are named, as they are named. */
function inOrder<One extends Tile | Section>(all: readonly One[], choices: TemplateTab['summary']): One[] {
  return choices.flatMap(({ key, title }) => {
    const one = all.find((each) => each.key === key)
    return one ? [title === null ? one : { ...one, title }] : []
  })
}

function nothing(chosen: readonly TemplateTab[]): NonNullable<Report['no_data']> {
  const tabs = chosen.filter(({ sections }) => sections.length > 0).map(({ code }) => tabDisplay(code))
  return { message: templateNotes.nothingToShow, hint: templateNotes.nothingToShowHint(tabs) }
}

/** A report as links, PDFs and emails have it: only what has data, and nothing that is addressed to its author. */
import type { BlockData, BlockOf } from '../blocks/index.ts'
import { messages } from '../messages.ts'
import type { Report, Section, TabReport } from './report.ts'
import { figuresShown } from './report-tabs.ts'
import { allowsHalf, filledRows } from './section-rows.ts'

const hasData = (block: BlockData) => block.no_data === null && !(block.kind === 'table' && isOfDashes(block))

/** Profiles are rows of a table even where none has a figure; columns without any are left out of it. */
function isOfDashes({ header, values }: BlockOf<'table'>): boolean {
  const figures = header.filter(({ passport }) => passport).flatMap(({ key }) => values.map((row) => row[key]?.value ?? null))
  return header.length === 1 || (figures.includes(null) && figures.every((value) => value === null || value === 0))
}

/** Whether every block of a section lacks data. */
export const isEmptySection = ({ content }: Pick<Section, 'content'>): boolean => !content.some(hasData)

/** Removes tiles without a value, blocks and sections without data, and networks that then show nothing; everything, where there is no data at all. */
export function readersTabs({ reports: { tabs, crossChannel, networks }, no_data }: Pick<Report, 'reports' | 'no_data'>): Report['reports'] {
  const [all, ...others] = [crossChannel, ...networks].map((tab) => (no_data ? emptied(tab) : readersTab(tab)))
  const shown = new Set([all, ...others].flatMap((tab) => (tab && hasFigures(tab) ? [tab.code] : [])))
  return {
    tabs: tabs.filter(({ code }, index) => shown.has(code) || (shown.size === 0 && index === 0)),
    crossChannel: all && shown.has(all.code) ? all : emptied(crossChannel),
    networks: others.filter(({ code }) => shown.has(code)),
  }
}

/** The report without its author's notes and advice, and without everything that has no data; one sentence where that is all of it. */
export function forReaders({ authorNotes: _, ai_summary: written, ...report }: Report): Report {
  const reports = readersTabs(report)
  const isEmpty = ![reports.crossChannel, ...reports.networks].some(hasFigures)
  return {
    ...report,
    reports,
    notes: isEmpty ? [] : report.notes,
    no_data: isEmpty ? { message: messages.empty.readers, hint: null } : null,
    ...(written && { ai_summary: { ...written, recommendations: written.recommendations.filter(({ forAuthor }) => !forAuthor) } }),
  }
}

/** "0 posts" of a network of which no day is known is no figure. */
function hasFigures({ summary, report, coverage }: TabReport): boolean {
  const isKnown = (coverage?.have ?? 0) > 0
  return report.length > 0 || summary.some(({ value }) => value !== 0 || isKnown)
}

const emptied = (tab: TabReport): TabReport => ({ ...tab, summary: [], report: [], by_profile: [], passports: {} })

function readersTab(tab: TabReport): TabReport {
  const tiles = tab.summary.filter(({ value }) => value !== null)
  const sections = tab.report.filter((section) => !isEmptySection(section))
  const isWhole = tiles.length === tab.summary.length && sections.length === tab.report.length && sections.every(({ content }) => content.every(hasData))
  if (isWhole) return tab
  const kept = sections.map((section) => ({ ...section, content: section.content.filter(hasData) }))
  const report = sections.length === tab.report.length ? kept : filledRows(kept, (section) => section.span === 6 && allowsHalf(section))
  const keys = new Set(report.map(({ key }) => key))
  const summary = tiles.map((tile) => (tile.about?.section === undefined || keys.has(tile.about.section) ? tile : { ...tile, about: unplaced(tile.about) }))
  const figures = figuresShown({ summary, report })
  const shown = new Set(summary.map(({ key }) => key))
  return {
    ...tab,
    summary,
    report,
    by_profile: shown.size === 0 ? [] : tab.by_profile.map((row) => ({ ...row, summary: row.summary.filter(({ key }) => shown.has(key)) })),
    passports: Object.fromEntries(Object.entries(tab.passports).filter(([key]) => figures.includes(key))),
  }
}

function unplaced({ section: _, ...about }: NonNullable<TabReport['summary'][number]['about']>) {
  return about
}

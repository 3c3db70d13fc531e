/** The pages of a report and what stands on them. */
import type { BlockData } from '../../../shared/blocks/index.ts'
import type { Passport, Section, TabReport } from '../../../shared/reports/report.ts'

/**
 * `height`: of the words of a template, without their title; `words`: those of its own template, under its title; `beside`: the other half
 * of its row, until the row is drawn
 */
export type PrintBlock = {
  id: string
  tab: TabReport
  block: BlockData
  section: Section
  title: string
  height?: number
  words?: { html: string; height: number }
  beside?: PrintBlock
}
/** One band of a page of charts: one wide block, a wide one with a small one, one or two small ones, or two halves. */
export type ChartRow = { items: readonly PrintBlock[]; height: number }
export type Slice = { from: number; to: number; part: number; parts: number; last: boolean }

/**
 * `tab`: the first whose figure it is; `place`: the section that tells it from a figure of the same name; `cells`: the paragraphs of
 * each column after the figure's name and value; `native`: why the network may differ; `key`: of the passport in its tab
 */
export type PassportEntry = {
  id: string
  key: string
  tab: TabReport
  place: string | null
  passport: Passport
  cells: readonly (readonly string[])[]
  native: string
}

export type PrintPage = { id: string; tab: TabReport; group: Group; title: string; continued: [number, number] | null } & (
  | { kind: 'cover' | 'contents' | 'advice' | 'coverage' }
  | { kind: 'profiles'; from: number; to: number }
  | { kind: 'glance'; rows: readonly ChartRow[] }
  | { kind: 'divider'; rows: readonly ChartRow[] }
  | { kind: 'charts'; rows: readonly ChartRow[]; sheet: boolean; topics: readonly string[]; facts: readonly string[]; sections: readonly string[] }
  | { kind: 'block'; item: PrintBlock; slice: Slice }
  | { kind: 'passport'; common: string; widths: readonly number[]; entries: readonly PassportEntry[] }
)
export type Group = 'All networks' | 'By network' | 'Content' | 'Appendix' | 'front'

/**
 * The handshake between the print page and the renderer. The page is our own bundle; the renderer sets `window.__almanacPrint`
 * before it loads, and waits for one element that carries the same id and the counts of blocks drawn and failed. Never a sleep.
 */
import type { Formats } from './formats.ts'
import type { PdfExtent } from './pdf-extent.ts'
import type { Report } from './reports/report.ts'

export type PrintInput = {
  /** echoed by the ready element, so an old page can never answer for a new one */
  id: string
  report: Report
  /** SHA-256 of what it shows, hex (reports/digest.ts) */
  hash: string
  /** ISO instant */
  madeAt: string
  /** the agency or team that made it, and for whom */
  madeBy: string
  client: string
  /** path of the brand's logo among the files of the page, where it has one */
  logo?: string
  /** path of its uploaded font, where it has one and that was not removed */
  font?: string
  /** of the one person it is made for; what goes to others is written as everywhere */
  formats?: Formats
  /** left out: everything */
  extent?: PdfExtent
}

export const printGlobal = '__almanacPrint'
/** What the page offers to who frames it, the report builder: a function that draws one report after another. */
export const printDrawGlobal = '__almanacDraw'
/** The print page among the files of the app, for who frames it. */
export const printPage = { folder: '/print/', file: 'index.html' } as const
export const printReadyId = 'almanac-print-ready'

/** What the ready element says in its `data-` attributes. */
export type PrintReady = { id: string; settled: number; failed: number; pages: number }

/**
 * The handshake between the print page and who has a report drawn there: the renderer, and the report builder, which frames it. The page is
 * our own bundle and offers one function; its answer carries the same id and the counts of blocks drawn and failed. Never a sleep.
 */
import type { Formats } from './formats.ts'
import type { PdfExtent } from './pdf-extent.ts'
import type { Report } from './reports/report.ts'

export type PrintInput = {
  /** echoed by the answer, so an old page can never answer for a new one */
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

/** What the page offers: a function that draws one report after another. */
export const printDrawGlobal = '__almanacDraw'
/** The print page among the files of the app, for who frames it. */
export const printPage = { folder: '/print/', file: 'index.html' } as const

/** What stands on the page once a report is drawn and every picture has arrived or failed. */
export type PrintReady = { id: string; settled: number; failed: number; pages: number }

declare global {
  interface Window {
    [printDrawGlobal]?: (input: PrintInput) => Promise<PrintReady>
  }
}

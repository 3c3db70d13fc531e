/** How much of a report its PDF holds (docs/behaviours.md#print). */
import * as v from 'valibot'
import { entriesOf } from './entries.ts'

export const PdfExtent = v.picklist(['sections', 'everything'])
export type PdfExtent = v.InferOutput<typeof PdfExtent>

/** Of a record or a call that does not say: what every PDF held before it could be chosen. */
export const unsaidExtent: PdfExtent = 'everything'
/** What a form begins with. */
export const firstExtent: PdfExtent = 'sections'

export const pdfExtentLabels = {
  sections: 'At a glance and sections',
  everything: 'Everything with passports',
} as const satisfies Record<PdfExtent, string>

/** As they are chosen from. */
export const pdfExtentOptions = entriesOf(pdfExtentLabels).map(([id, label]) => ({ id, label }))

/** What a PDF of the sections says of what it leaves out. */
export const leftOutOfSections = (networks: boolean): string =>
  `This PDF has the figures at a glance and the sections. How every figure is calculated${networks ? ', long lists in full and pages for each network' : ' and long lists in full'} are in the report on screen and in a PDF with passports.`

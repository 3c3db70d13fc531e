import { signedLink } from '../lib/files.ts'
import { pdfName } from './pdf-name.ts'
import type { Occurrence } from './records.ts'

/** A signed link to the PDF of a run that lives 15 minutes; null while there is none. */
export async function pdfLink({ pdf, covered, title }: Occurrence): Promise<string | null> {
  return pdf && covered ? signedLink(pdf.key, pdfName(title, covered)) : null
}

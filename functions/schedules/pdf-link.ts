import { signedLink } from '../lib/files.ts'
import { pdfName } from './pdf-name.ts'
import type { Occurrence } from './records.ts'

/** A signed link to the PDF of a run that lives 15 minutes; null while there is none. `formats`: how its reader reads figures, where that is another way. */
export async function pdfLink(
  { pdf, pdfs, covered, title }: Occurrence,
  formats: string | null = null,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<string | null> {
  const { key } = (formats === null ? null : pdfs?.[formats]) ?? pdf ?? {}
  return key && covered ? signedLink(key, pdfName(title, covered), method) : null
}

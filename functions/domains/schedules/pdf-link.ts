import { reportFileName } from '../../../shared/report-name.ts'
import { signedLink } from '../../kernel/files.ts'
import { clientName } from './client-name.ts'
import type { Occurrence } from './records.ts'

/** A signed link to the PDF of a run that lives 15 minutes; null while there is none. `formats`: how its reader reads figures, where that is another way. */
export async function pdfLink(accountId: string, run: Occurrence, formats: string | null = null, method: 'GET' | 'HEAD' = 'GET'): Promise<string | null> {
  const { pdf, pdfs, covered } = run
  const { key } = (formats === null ? null : pdfs?.[formats]) ?? pdf ?? {}
  if (!key || !covered) return null
  return signedLink(key, `${reportFileName(await clientName(accountId, run), run, covered)}.pdf`, method)
}

/** The PDF of a sealed report: printed for the first reader who asks, stored beside the PDFs of runs, and read from there afterwards. */

import { budgets } from '../../../shared/limits.ts'
import { messages } from '../../../shared/messages.ts'
import { digestOf } from '../../../shared/reports/digest.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { hasFile, putFile, readFile } from '../../kernel/files.ts'
import { waitForSlot } from '../../kernel/jobs/slot.ts'
import { take } from '../../kernel/request/limits.ts'
import { problem } from '../../kernel/request/problem.ts'
import { tenantKey } from '../../kernel/table/table.ts'
import { getOccurrence } from '../schedules/store/occurrences.ts'
import type { ShareRecord } from './records.ts'

/** Milliseconds; together less than a Lambda behind API Gateway has. */
const waitMs = 15_000
const printMs = 20_000

/**
 * The key of the stored PDF. Whoever comes while another reader has it printed waits for that one.
 * @throws Problem 429 when the account has printed as many PDFs as it may, or another reader still waits
 */
export async function sharedPdf(accountId: string, share: ShareRecord, report: Report, now: Date): Promise<string> {
  const run = share.occurrence_id === null ? null : await getOccurrence(accountId, share.occurrence_id)
  if (run?.pdf && run.hash === share.hash) return run.pdf.key
  const key = `reports/${accountId}/shared/${share.hash}.pdf`
  if (await hasFile(key)) return key
  const lock = await waitForSlot({ pk: `${tenantKey(accountId)}#SHARED-PDFS`, sk: share.hash }, waitMs)
  if (!lock) throw problem(429, messages.limits.atOnce(budgets.render.noun), { retryAfter: 5 })
  try {
    if (await hasFile(key)) return key
    await take('render', { account: accountId, user: share.created_by }, now)
    await putFile(key, await printed(accountId, share, report), 'application/pdf')
    return key
  } finally {
    await lock.release()
  }
}

/** Named and dated as the link, so that the same report is the same file whenever it is printed. */
async function printed(accountId: string, share: ShareRecord, sealed: Report): Promise<Uint8Array> {
  // most calls find the file stored and need no browser
  const [{ startPrinter }, { brandFiles, printed: ofBrand }, { gatherPictures }, { clientOf }] = await Promise.all([
    import('../print/render-pdf.ts'),
    import('../print/brand-files.ts'),
    import('../print/pictures.ts'),
    import('../../../shared/reports/client-of.ts'),
  ])
  const printer = startPrinter(printMs)
  try {
    const [{ report, files }, brand, hash] = await Promise.all([gatherPictures(sealed), brandFiles({ readFile }, accountId, sealed), digestOf(sealed)])
    const own = ofBrand(brand)
    const input = { id: share.id, report, hash, madeAt: share.created_at, madeBy: share.shared_by, client: clientOf(sealed, share.shared_by), ...own.input }
    const { bytes } = await printer.print(input, new Map([...files, ...own.files]))
    return bytes
  } finally {
    await printer.close()
  }
}

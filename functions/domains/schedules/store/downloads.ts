/** Links in mails to PDFs too large to be attached: `DOWNLOAD#<sha256 of the token>`. Each click mints a signed URL of its own. */
import * as v from 'valibot'
import { isToken, tokenHash } from '../../../kernel/link-token.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putNew } from '../../../kernel/table/put-item.ts'

const Download = v.object({
  accountId: v.string(),
  occurrenceId: v.string(),
  expires_at: v.string(),
  /** the link to the report in the same email; null in emails of before that was noted */
  share_id: v.optional(v.nullable(v.string()), null),
  /** how the reader of the email reads figures; null: as in the PDF of the list */
  formats: v.optional(v.nullable(v.string()), null),
})
export type Download = v.InferOutput<typeof Download>
type NewDownload = v.InferInput<typeof Download>

const key = (token: string) => ({ pk: `DOWNLOAD#${tokenHash(token)}`, sk: 'DOWNLOAD' })

export async function putDownload(token: string, download: NewDownload): Promise<void> {
  await putNew({ ...key(token), ...download, ttl: Math.floor(Date.parse(download.expires_at) / 1000) })
}

/** Null for a token that is unknown or over. */
export async function findDownload(token: string, now: Date): Promise<Download | null> {
  if (!isToken(token)) return null
  const download = await readItem(Download, key(token), { consistent: true })
  return download && download.expires_at > now.toISOString() ? download : null
}

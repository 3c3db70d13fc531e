/** What is kept of a share link (store/shares.ts). */
import * as v from 'valibot'

export const ShareOrigin = v.picklist(['person', 'delivery'])
export type ShareOrigin = v.InferOutput<typeof ShareOrigin>

export const ShareRecord = v.object({
  id: v.string(),
  origin: ShareOrigin,
  type: v.string(),
  title: v.string(),
  /** what the report is about and limited to, in words */
  subject: v.optional(v.string()),
  /** of the sealed report, hex */
  hash: v.string(),
  created_by: v.string(),
  /** who shared it, as readers see it */
  shared_by: v.string(),
  /** profile groups in it: who may see and revoke the link */
  entities: v.array(v.string()),
  /** of the report, in which the days of its link are counted */
  timezone: v.optional(v.string(), 'UTC'),
  created_at: v.string(),
  expires_at: v.nullable(v.string()),
  revoked_at: v.nullable(v.string()),
  /** what a reader types first, as a PHC string; null where the link alone opens it */
  password: v.optional(v.nullable(v.string()), null),
  /** whether readers may download the PDF; links of before this setting follow `offersPdf` */
  downloads: v.optional(v.boolean()),
  views: v.number(),
  last_opened_at: v.optional(v.nullable(v.string()), null),
  /** ISO instant at which its maker was told that somebody else had opened it */
  told_opened_at: v.optional(v.nullable(v.string()), null),
  /** counts its addresses: only that of the last one opens it */
  generation: v.optional(v.number(), 0),
  /** of the brand it was sealed with: the ids of its logo and of its uploaded font, and the host its address has */
  logo: v.optional(v.nullable(v.string()), null),
  font: v.optional(v.nullable(v.string()), null),
  domain: v.optional(v.nullable(v.string()), null),
  /** the run it was mailed with */
  occurrence_id: v.nullable(v.string()),
  /** whom it was mailed to; the address of a team member stands with the person alone. Null where nobody noted it */
  recipient: v.optional(v.nullable(v.object({ user_id: v.nullable(v.string()), address: v.nullable(v.string()) })), null),
})
export type ShareRecord = v.InferOutput<typeof ShareRecord>
export type NewShare = Omit<ShareRecord, 'id' | 'revoked_at' | 'views' | 'last_opened_at' | 'told_opened_at' | 'generation'>

/** An emailed report brings its PDF along, so its link offers it as well. */
export const offersPdf = ({ downloads, origin }: Pick<ShareRecord, 'downloads' | 'origin'>): boolean => downloads ?? origin === 'delivery'

/** Whether it was revoked or has ended. */
export function isOver({ revoked_at, expires_at }: Pick<ShareRecord, 'revoked_at' | 'expires_at'>, now: Date): boolean {
  return revoked_at !== null || (expires_at !== null && expires_at <= now.toISOString())
}

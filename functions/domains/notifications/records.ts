/** What the table holds of events and notifications. Both are whole: a text that is changed later changes nothing that was told. */
import * as v from 'valibot'
import { NetworkCode } from '../../../shared/networks.ts'
import { sendingChannels } from '../../../shared/notifications/choices.ts'
import { idNames } from '../../../shared/notifications/notice.ts'
import { noticeIcons, noticeTones, topics } from '../../../shared/notifications/notice-looks.ts'
import { AccountRole, permissionSections } from '../../../shared/permissions.ts'

/** As its list shows it. */
export const Told = v.object({
  notification_type: v.string(),
  message: v.string(),
  strong: v.string(),
  label: v.string(),
  description: v.string(),
  notification_icon: v.picklist(noticeIcons),
  tone: v.picklist(noticeTones),
  topic: v.picklist(topics),
  leads_to: v.nullable(v.string()),
  data: v.object(v.entriesFromList(idNames, v.optional(v.string()))),
  person: v.nullable(v.string()),
  profile: v.nullable(v.object({ name: v.string(), network: NetworkCode, picture_url: v.nullable(v.string()), profile_url: v.nullable(v.string()) })),
})
export type Told = v.InferOutput<typeof Told>

/** Who is told: as it was when the event came in, whoever has joined since. */
export const Audience = v.object({
  roles: v.array(AccountRole),
  section: v.nullable(v.picklist(permissionSections)),
  /** profile group; null: of none */
  group: v.nullable(v.string()),
  /** ids of people, and nobody else; null: whoever may see it */
  to: v.nullable(v.array(v.string())),
  /** who did it, and knows */
  except: v.nullable(v.string()),
})
export type Audience = v.InferOutput<typeof Audience>

export const EventRecord = v.object({
  sk: v.string(),
  accountId: v.string(),
  id: v.string(),
  told: Told,
  audience: Audience,
  /** epoch milliseconds */
  at: v.number(),
  /** whether it is in the list of who chose nothing */
  alert: v.boolean(),
  /** whether it can be in a list at all */
  may_alert: v.optional(v.boolean()),
  /** channels it can be sent in, and whether it is to who chose nothing; events of before there were any have none */
  sends: v.optional(v.array(v.object({ channel: v.picklist(sendingChannels), first: v.boolean() })), []),
  /** what is known of it, in the form of its type, for channels that say more than its sentence */
  facts: v.optional(v.record(v.string(), v.unknown()), {}),
  /** in the index until everybody was told */
  gsi1pk: v.optional(v.string()),
})
export type EventRecord = v.InferOutput<typeof EventRecord>

export const AlertRecord = v.object({
  sk: v.string(),
  id: v.string(),
  told: Told,
  seen_at: v.optional(v.string()),
  /** ISO instant; it can be brought back until it is forgotten */
  removed_at: v.optional(v.string()),
  /** of one that was removed */
  was_unread: v.optional(v.boolean()),
})
export type AlertRecord = v.InferOutput<typeof AlertRecord>

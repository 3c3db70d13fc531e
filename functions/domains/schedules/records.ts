/** What a schedule and its runs are in the table. Instants are ISO, UTC. */
import * as v from 'valibot'
import { HeldBack, mailOutcomes } from '../../../shared/api/report-recipient.ts'
import { LabelMatch } from '../../../shared/api/reports.ts'
import { RunCompare, RunRange } from '../../../shared/api/run-range.ts'
import { RecordState, ScheduleType } from '../../../shared/api/schedules.ts'
import { Id } from '../../../shared/fields.ts'
import { MissingData } from '../../../shared/missing-data.ts'
import { MissingFigures } from '../../../shared/missing-figures.ts'
import { PdfExtent } from '../../../shared/pdf-extent.ts'
import { ReportDates } from '../../../shared/reports/request.ts'
import { idFields, SentimentScope } from '../../../shared/reports/subject-ref.ts'

export const Recipient = v.object({
  /** a team member's address is read anew at each run, and they get nothing once they left the team */
  user_id: v.nullable(v.string()),
  email: v.string(),
  name: v.nullable(v.string()),
})
export type Recipient = v.InferOutput<typeof Recipient>

/** `sending` is written before SES is asked and replaced after it answered; `skipped`: nothing is sent, by what they chose; `later`: not before `due`. */
export const Send = v.object({
  status: v.picklist(['sending', 'sent', 'failed', 'skipped', 'later']),
  at: v.string(),
  tries: v.number(),
  held_back: v.optional(HeldBack),
  due: v.optional(v.string()),
  /** id of the mail service, by which it reports what became of the email */
  mail: v.optional(v.string()),
  outcome: v.optional(v.picklist(mailOutcomes)),
  outcome_at: v.optional(v.string()),
})
export type Send = v.InferOutput<typeof Send>

/** It may still be sent. */
export const isOpen = (send: Send | undefined): boolean => send === undefined || send.status === 'sending' || send.status === 'later'

const Pdf = v.object({ key: v.string(), bytes: v.number(), pages: v.number() })

/** One run. It carries all it needs, because one run can be changed or removed without the others. */
export const Occurrence = v.object({
  id: v.string(),
  schedule_id: v.string(),
  owner_id: v.string(),
  flavor: v.string(),
  title: v.string(),
  type: ScheduleType,
  state: RecordState,
  generate_at: v.string(),
  /** YYYY-MM-DDTHH:mm on the wall in `timezone` */
  local_time: v.string(),
  timezone: v.string(),
  /** wall time from which the runs of its schedule are counted, whatever became of this one; left out where that is not known */
  counted_from: v.optional(v.string()),
  run: v.number(),
  runs: v.number(),
  /** others are added after the last one, until somebody stops its schedule */
  until_stopped: v.optional(v.literal(true)),
  /** it was changed by itself, so those that are added do not follow it; it stays so while it keeps a time or day of its own */
  alone: v.optional(v.literal(true)),
  profiles: v.array(v.string()),
  entities: v.array(v.string()),
  /** what the report is about and limited to, in words; null for whole profile groups, left out by an earlier version */
  subject: v.optional(v.nullable(v.string())),
  recipients: v.array(Recipient),
  /** the administrator who asked for it in its owner's place, and is told in theirs */
  asked_by: v.optional(v.object({ email: v.string(), name: v.string() })),
  /** somebody sends it to themselves to see what a schedule will send: no list tells of it */
  test: v.optional(v.literal(true)),
  template_id: v.nullable(v.string()),
  /** that it is pinned to; null: the newest */
  template_version: v.optional(v.nullable(v.number()), null),
  /** left out: everything */
  pdf_extent: v.optional(PdfExtent),
  labels: v.array(v.string()),
  label_match: LabelMatch,
  /** what it is about, in the words of a request (shared/reports/subjects.ts) */
  named: v.optional(v.object({ ...idFields('request', v.optional(Id)), sentiment_type: v.optional(SentimentScope) }), {}),
  missing_data: v.optional(MissingData, 'send'),
  /** the range of each run, ending on its day; not used when `dates` are given */
  range: RunRange,
  compare: v.optional(RunCompare),
  dates: v.nullable(ReportDates),
  /** what the sealed report covers; null before */
  covered: v.nullable(ReportDates),
  created_at: v.string(),
  /** how often it was changed since it was ordered */
  revision: v.optional(v.number(), 0),
  /** when somebody last asked for it again, after it had ended; null: nobody did */
  again_at: v.optional(v.nullable(v.string()), null),
  /** it has ended, and is due once more then: for recipients who chose another day */
  later_at: v.optional(v.string()),
  /** since when its schedule is paused; left out while it is not */
  paused_at: v.optional(v.string()),
  /** the ledger: step -> instant it was done */
  steps: v.record(v.string(), v.string()),
  /** tries since the last step that got done */
  attempts: v.number(),
  /** recipient's address -> what became of their mail */
  sends: v.record(v.string(), Send),
  reason: v.nullable(v.string()),
  /** FAILED because figures are missing, as its schedule wants */
  held: v.optional(v.picklist(['hold', 'skip'])),
  /** which; left out where an earlier version held it */
  held_for: v.optional(MissingFigures),
  /** every later run fails for this reason too, until somebody changes something: it is told once */
  standing: v.optional(v.boolean(), false),
  /** the next try after one that failed, and why that did, in words for the owner */
  retry: v.optional(v.nullable(v.object({ at: v.string(), reason: v.string() })), null),
  hash: v.nullable(v.string()),
  /** which figures the sealed report lacks, in a sentence; null when it has all, left out before it is sealed */
  missing: v.optional(v.nullable(v.string())),
  /** the same as facts; left out where an earlier version sealed it */
  missing_figures: v.optional(MissingFigures),
  /** of what the sealed report shows (reports/digest.ts) */
  content: v.optional(v.string()),
  pdf: v.nullable(Pdf),
  /** for recipients who read figures another way than it has them: how -> theirs */
  pdfs: v.optional(v.record(v.string(), Pdf)),
  lease_token: v.optional(v.string()),
  /** epoch milliseconds */
  lease_until: v.optional(v.number()),
})
export type Occurrence = v.InferOutput<typeof Occurrence>

/** Nobody has begun it, and it was not asked for again after it had ended. */
export function isToCome({ state, attempts, again_at }: Pick<Occurrence, 'state' | 'attempts' | 'again_at'>): boolean {
  return state === 'SCHEDULED' && attempts === 0 && again_at === null
}

/** What a run has of its order, which the others of its schedule have as well. */
export const Ordered = v.omit(Occurrence, [
  ...(['id', 'run', 'state', 'generate_at', 'local_time', 'covered', 'created_at', 'again_at', 'later_at', 'alone'] as const),
  ...([
    'steps',
    'attempts',
    'sends',
    'reason',
    'held',
    'held_for',
    'standing',
    'retry',
    'hash',
    'missing',
    'missing_figures',
    'content',
    'pdf',
    'pdfs',
    'lease_token',
    'lease_until',
  ] as const),
])
export type Ordered = v.InferOutput<typeof Ordered>

/** Run number `run` is at `start`, wall time in `zone`, and each further one a week or a month later; they are written up to number `written`. */
const GoesOn = v.object({ type: v.picklist(['WEEKLY', 'MONTHLY']), start: v.string(), zone: v.string(), run: v.number(), written: v.number() })
export type GoesOn = v.InferOutput<typeof GoesOn>

export const Schedule = v.object({
  id: v.string(),
  owner_id: v.string(),
  /** in the order of the runs; of one that goes on, the newest 52 */
  occurrence_ids: v.array(v.string()),
  created_at: v.string(),
  /** the standing reason its owner was told last; null after a run that succeeded */
  told: v.optional(v.nullable(v.string()), null),
  /** left out of one that ends */
  goes_on: v.optional(GoesOn),
})
export type Schedule = v.InferOutput<typeof Schedule>

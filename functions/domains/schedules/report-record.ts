/** A run as the API shows it, and who may see it. */
import { pausedLabel, type ReportRecord, recordLabels, retryingLabel } from '../../../shared/api/schedules.ts'
import { deliveryMessages } from '../../../shared/delivery-messages.ts'
import { unsaidExtent } from '../../../shared/pdf-extent.ts'
import type { Level } from '../../../shared/permissions.ts'
import { reportIcon } from '../../../shared/reports/index.ts'
import { type Actor, can } from '../../kernel/accounts/actor.ts'
import { seesType } from '../../kernel/accounts/visible-types.ts'
import { datesOf } from './occurrence-dates.ts'
import type { Occurrence, Send } from './records.ts'
import { maxTries } from './retry.ts'

const statuses = { sending: 'waiting', sent: 'sent', failed: 'failed', skipped: 'skipped', later: 'later' } as const satisfies Record<Send['status'], string>

export function reportRecord(one: Occurrence): ReportRecord {
  // a FAILED one waits to tell its owner
  const retry = one.retry && one.state === 'SCHEDULED' ? { ...one.retry, tries: one.attempts, of: maxTries } : null
  const paused = one.state === 'SCHEDULED' && one.paused_at !== undefined
  return {
    _id: one.id,
    schedule_id: one.schedule_id,
    flavor: one.flavor,
    title: one.title,
    icon: reportIcon(one.flavor),
    type: one.type,
    state: one.state,
    paused,
    held: one.held ?? null,
    label_state: paused ? pausedLabel : labelOf(one, retry !== null),
    generate_at: one.generate_at,
    local_time: one.local_time,
    timezone: one.timezone,
    counted_from: one.counted_from ?? null,
    run: one.run,
    runs: one.runs,
    until_stopped: one.until_stopped ?? false,
    profiles: one.profiles,
    entities: one.entities,
    ...(one.subject ? { subject: one.subject } : {}),
    template_id: one.template_id,
    template_version: one.template_version,
    recipients: one.recipients.map(({ email, name }) => ({ email, name, ...sendOf(one.sends[email], retry !== null) })),
    dates: one.covered ?? (one.state === 'SCHEDULED' ? datesOf(one, new Date(one.generate_at)) : one.dates),
    steps: one.steps,
    reason: one.reason,
    retry,
    pdf_extent: one.pdf_extent ?? unsaidExtent,
    pages: one.pdf?.pages ?? null,
    bytes: one.pdf?.bytes ?? null,
    hash: one.hash,
    content: one.content ?? null,
    created_at: one.created_at,
  }
}

function labelOf({ held, again_at, state, steps }: Occurrence, isRetried: boolean): string {
  if (held) return deliveryMessages.missing.labels[held]
  if (isRetried || (again_at && state === 'SCHEDULED')) return retryingLabel
  // for recipients who chose another day
  return recordLabels[state === 'SCHEDULED' && steps.resumed ? 'GENERATED' : state]
}

function sendOf(send: Send | undefined, isRetried: boolean) {
  const status = send ? statuses[send.status] : 'waiting'
  const sent_at = send?.status === 'sent' || send?.outcome ? send.at : null
  return { status: status === 'waiting' && isRetried ? ('retrying' as const) : status, sent_at, ...detailsOf(send) }
}

const detailsOf = ({ held_back, due, outcome, outcome_at }: Partial<Send> = {}) => ({
  ...(held_back && { held_back }),
  ...(due && { due }),
  ...(outcome && { outcome, outcome_at }),
})

/** A run is seen by who may see its type and every profile group in it: a report is not shown in parts. */
export function maySee(actor: Actor, { entities, flavor }: Pick<Occurrence, 'entities' | 'flavor'>, level: Level): boolean {
  return seesType(actor, flavor) && entities.every((gid) => can(actor, 'reports', level, gid))
}

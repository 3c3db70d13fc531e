/** One way in for everything that people are told of (docs/decisions/0066-told-once.md). */
import * as v from 'valibot'
import type { ObjectSchema } from '../../../shared/api/endpoint.ts'
import { sendingChannels } from '../../../shared/notifications/choices.ts'
import type { Notice } from '../../../shared/notifications/notice.ts'
import { type Channel, rolesOf } from '../../../shared/notifications/notification.ts'
import type { AccountRole } from '../../../shared/permissions.ts'
import { log } from '../../kernel/log.ts'
import { tellPeople } from './fan-out.ts'
import type { EventRecord, Told } from './records.ts'
import { takeEvent } from './store/events.ts'

export type Definition<S extends ObjectSchema> = {
  readonly id: string
  readonly label: string
  readonly channels: readonly Channel[]
  readonly audience: readonly AccountRole[] | 'anyone'
  readonly notice: Notice<S>
}

export type NewEvent<S extends ObjectSchema> = {
  accountId: string
  /** the same id of the same type tells nobody a second time */
  id: string
  data: v.InferInput<S>
  /** profile group it is about; null: of none */
  group: string | null
  /** ids of those it is for, and of nobody else */
  to?: readonly string[] | undefined
  /** id of who did it, and knows */
  except?: string | undefined
  person?: string | undefined
  profile?: Told['profile']
}

/** Returns how many people may read it. Safe to repeat, also after it failed. @throws when the table fails; then it is told later if it was kept */
export async function emit<S extends ObjectSchema>({ id: type, channels, audience, notice }: Definition<S>, event: NewEvent<S>, now: Date): Promise<number> {
  const { heading, sentence, strong, link, ids } = notice.tell(event.data)
  const kept = await takeEvent(event.accountId, {
    id: event.id,
    told: {
      ...{ notification_type: type, message: sentence, strong, label: heading, description: notice.about, notification_icon: notice.icon },
      ...{ tone: notice.tone, topic: notice.topic, leads_to: link, data: ids, person: event.person ?? null, profile: event.profile ?? null },
    },
    audience: {
      roles: [...rolesOf(audience)],
      section: notice.section,
      group: event.group,
      to: event.to ? [...event.to] : null,
      except: event.except ?? null,
    },
    alert: notice.first.includes('ALERT'),
    may_alert: channels.includes('ALERT'),
    sends: sendsOf({ channels, notice }, event.data),
    facts: v.parse(notice.data, event.data),
    at: now.getTime(),
  })
  return tellPeople(kept)
}

function sendsOf({ channels, notice }: { channels: readonly Channel[]; notice: Notice }, data: unknown): EventRecord['sends'] {
  const isMailed = notice.mailedThere?.(data) ?? false
  const may = sendingChannels.filter((channel) => channels.includes(channel) && !(channel === 'EMAIL' && isMailed))
  return may.map((channel) => ({ channel, first: notice.first.includes(channel) }))
}

/** For what must not fail because nobody could be told of it; the log says so. */
export async function emitAfter<S extends ObjectSchema>(definition: Definition<S>, event: NewEvent<S>, now: Date): Promise<void> {
  await emit(definition, event, now).catch((error: unknown) =>
    log.error('event: not told', { type: definition.id, error: error instanceof Error ? error : new Error(String(error)) }),
  )
}

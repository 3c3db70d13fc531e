/**
 * The keys of events and notifications. `A#<account>#EVENTS`: EVENT#<type>#<hash of its id>, until all are told in the sparse index as well.
 * `A#<account>#ALERTS#<user>`: ALERT#<id> is a notification, UNREAD#<id> stands beside it until it is read, STATE says when all were.
 * `A#<account>#CHANNELS#<user>`: SLACK and WEBPUSH#<id of a browser> are where they are told in it.
 * `A#<account>#DISPATCHES#<user>`: <channel>#<id> is what is sent of it in a channel; in the sparse index until it is, or as undelivered in its account's.
 * GATHERED#<id of a digest>#<id> is what stands in that digest.
 */
import { createHash } from 'node:crypto'
import { decodeTime, encodeTime } from 'ulid'
import type { SendingChannel } from '../../../shared/notifications/choices.ts'
import { tenantKey } from '../../kernel/table/table.ts'

export type Person = { readonly accountId: string; readonly userId: string }

/** Days that a notification is kept. */
const keptDays = 90
const day = 24 * 60 * 60

/** When DynamoDB may forget what happened at `at` (epoch milliseconds): epoch seconds. */
export const ttlOf = (at: number): number => Math.floor(at / 1000) + keptDays * day

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

export const eventKey = (accountId: string, type: string, id: string) => ({ pk: `${tenantKey(accountId)}#EVENTS`, sk: `EVENT#${type}#${digest(id)}` })

/** In the index: events that not everybody was told of yet. */
export const dueEvents = 'EVENTS'

/** In the order of their instants, and for the same event always the same. */
export function alertId(at: number, type: string, eventId: string): string {
  return `${encodeTime(at, 10)}${digest(`${type}#${eventId}`).slice(0, 16).toUpperCase()}`
}

/** Whether it has the form of ours. */
export const isAlertId = (id: string): boolean => /^[0-7][0-9A-HJKMNP-TV-Z]{9}[0-9A-F]{16}$/.test(id)
/** Epoch milliseconds. */
export const instantOf = (id: string): number => decodeTime(id)

export const partitionOf = ({ accountId, userId }: Person): string => `${tenantKey(accountId)}#ALERTS#${userId}`
export const alertKey = (person: Person, id: string) => ({ pk: partitionOf(person), sk: `ALERT#${id}` })
export const unreadKey = (person: Person, id: string) => ({ pk: partitionOf(person), sk: `UNREAD#${id}` })
export const stateKey = (person: Person) => ({ pk: partitionOf(person), sk: 'STATE' })

export const dispatchKey = (person: Person, channel: SendingChannel, id: string) => ({
  pk: `${tenantKey(person.accountId)}#DISPATCHES#${person.userId}`,
  sk: `${channel}#${id}`,
})
/** What stands in a digest, which is the dispatch with this id. */
export const gatheredKey = (person: Person, digestId: string, id: string) => ({ pk: dispatchKey(person, 'EMAIL', '').pk, sk: `GATHERED#${digestId}#${id}` })
/** In the index: what is still to be sent, of all accounts. */
export const dueDispatches = 'DISPATCHES'
/** In the index: what could not be sent in an account. */
export const undeliveredOf = (accountId: string): string => `${tenantKey(accountId)}#UNDELIVERED`

/** Where somebody is told outside Almanac: an item for each channel. */
export const channelKey = ({ accountId, userId }: Person, channel: SendingChannel) => ({ pk: `${tenantKey(accountId)}#CHANNELS#${userId}`, sk: channel })

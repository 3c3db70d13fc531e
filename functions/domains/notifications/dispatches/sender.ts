/** What a channel does with a notification that is about to be sent. */
import type { AccountRecord, UserRecord } from '../../../kernel/accounts/store.ts'
import type { EventRecord } from '../records.ts'

/** All that is known as it is sent. */
export type Going = {
  /** of the dispatch */
  readonly id: string
  /** of a digest those that it has, the oldest first */
  readonly events: readonly [EventRecord, ...EventRecord[]]
  readonly isDigest: boolean
  readonly account: AccountRecord
  readonly user: UserRecord
  /** of several places in one channel those that have it already, by their ids */
  readonly reached: readonly string[]
  /** Keeps that a place has it. @throws LeaseLost */
  readonly reach: (place: string) => Promise<void>
}

/** What sending gives when the last place turned out to be gone. */
export const nowhere = 'nowhere'

/**
 * Makes what is sent, and gives what sends it: what cannot be made was never in doubt. Null: they have no place there any more.
 * @throws NeverArrives, NotTaken; anything else that sending throws leaves in doubt whether it went out
 */
export type Sender = (going: Going) => Promise<(() => Promise<unknown>) | null>

/** It cannot reach this person however often it is tried; the message is for an owner. */
export class NeverArrives extends Error {
  override readonly name = 'NeverArrives'
}

/** Surely not sent, and it may be tried again; the message is for an owner. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken'
}

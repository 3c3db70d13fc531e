/** What is sent now of a dispatch, and when it is to be sent instead. */
import { firstHours, nextDigest, quietUntil } from '../../../../shared/notifications/hours.ts'
import { readerOf } from '../../../../shared/preferences.ts'
import { type AccountRecord, getAccount, getUser } from '../../../kernel/accounts/store.ts'
import { peopleOf, sendsTo } from '../audience.ts'
import type { EventRecord } from '../records.ts'
import { digestType, gatheredIn } from '../store/digest.ts'
import { markReached } from '../store/dispatches.ts'
import { getEvent } from '../store/events.ts'
import type { Dispatch } from './records.ts'
import type { Going } from './sender.ts'

/** What many dispatches of one run have in common is read once. */
export type Known = { readonly event: typeof getEvent; readonly account: (id: string) => Promise<AccountRecord | null> }

export function readOnce(): Known {
  const [events, accounts] = [new Map<string, ReturnType<typeof getEvent>>(), new Map<string, ReturnType<typeof getAccount>>()]
  const once = <T>(kept: Map<string, Promise<T>>, key: string, read: () => Promise<T>) => {
    const found = kept.get(key) ?? read()
    kept.set(key, found)
    return found
  }
  return {
    event: (accountId, type, id) => once(events, `${accountId} ${type} ${id}`, () => getEvent(accountId, type, id)),
    account: (id) => once(accounts, id, () => getAccount(id)),
  }
}

/** Rights and choices of this moment decide, not those of when it happened. Null: they are not to have it there any more. */
export async function goingNow(dispatch: Dispatch, known: Known): Promise<Going | null> {
  const { accountId, userId, channel, type } = dispatch
  const isDigest = type === digestType
  const named = isDigest ? await gatheredIn(dispatch) : [dispatch]
  const [account, user, ...found] = await Promise.all([
    known.account(accountId),
    getUser(accountId, userId),
    ...named.map((one) => known.event(accountId, one.type, one.eventId)),
  ])
  if (!account || !user) return null
  const theirs = (event: EventRecord | null) => event !== null && peopleOf([user], event.audience).length > 0 && sendsTo(user, event).includes(channel)
  const [first, ...others] = found.filter((event) => event !== null).filter(theirs)
  if (!first) return null
  const reached = [...dispatch.reached]
  const reach = (place: string) => {
    reached.push(place)
    return markReached(dispatch, reached)
  }
  return { id: dispatch.id, events: [first, ...others], isDigest, account, user, reached: dispatch.reached, reach }
}

/** Null: it is sent now. `digest`: as one of those of that instant. */
export type Wait = { readonly until: Date } | { readonly digest: Date } | null

/** By the hours of whoever it is for, on their own clock. */
export function waitOf({ channel, in_doubt }: Dispatch, { account, user, isDigest }: Going, now: Date): Wait {
  const hours = { ...firstHours, ...user.told_when }
  const { timezone } = readerOf(user.preferences, account.timezone)
  // what may have gone out already is no part of another email
  const digest = channel === 'EMAIL' && !isDigest && !in_doubt ? nextDigest(hours, timezone, now) : null
  if (digest) return { digest }
  const until = quietUntil(hours, timezone, now)
  return until && { until }
}

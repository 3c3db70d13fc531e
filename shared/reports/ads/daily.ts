/** Which days ad accounts should have, and have. A day on which no ad ran leaves no trace and reads like one that is missing. */
import type { Daily } from '../items/definition.ts'
import { keptFor } from '../items/kept-for.ts'
import { type AdEntry, accountsOf } from './entries.ts'

const accountsIn = keptFor((entries: readonly AdEntry[]) => accountsOf(entries))

export const adDays: Daily<AdEntry> = {
  noun: 'ad account',
  sources: (entries) => accountsIn(entries).map(({ id, name, network, since }) => ({ id, name, network, since })),
  of: ({ account }) => account.id,
}

/** What is known of ad accounts before a file over ads is read: from earlier imports, and from files before it in the same import. */

import { importMessages } from '../../../../shared/import-messages.ts'
import { adAccountSource } from '../../../../shared/items/ad-accounts.ts'
import { type AdObject, type AdRow, adGapSource, adObjectSource, adReachSource, adRowSource } from '../../../../shared/items/ads.ts'
import { listProfiles } from '../../../kernel/accounts/store.ts'
import type { Slot } from '../../../kernel/jobs/slot.ts'
import { log } from '../../../kernel/log.ts'
import { lockAdAccount } from '../../ads/store.ts'
import { beginning, forever, readItems } from '../../items/store/items.ts'
import type { AdsKnown, AdsReader } from '../../readers/csv/ads-reader.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { limits } from '../../readers/csv/limits.ts'

export const objectKey = (account: string, level: AdObject['level'], id: string) => `${account} ${level} ${id}`
export const adKey = (account: string, adId: string) => `${account} ${adId}`
export const dayKey = (account: string, date: string) => `${account} ${date}`

/** Nothing is. */
export const noAds = (): AdsKnown => ({ accounts: new Map(), objects: new Map(), rows: new Map(), reach: new Map(), called: new Map(), gaps: [] })

/** Of all profiles of the tenant: rows lie by their ad account, whatever profile it was imported through. */
export function adsKnownOf(accountId: string, profileId: string): AdsReader {
  const known = noAds()
  const since = new Map<string, string>()
  const locks = new Map<string, Slot>()

  async function begin(all: readonly string[]): Promise<void> {
    // always in the same order, so that two imports never wait for each other
    const named = new Set(all)
    if (named.size === 0) return
    if (named.size > limits.adAccounts) throw new ImportRefused(importMessages.tooManyAdAccounts(limits.adAccounts))
    const profiles = (await listProfiles(accountId)).map(({ id }) => id).sort()
    const recordsNow = () => readItems(adAccountSource, accountId, profiles, beginning, forever)
    // a file may be of any account of its profile, whatever it calls it
    const own = (await recordsNow()).filter((record) => record.profileId === profileId).map(({ id }) => id)
    const accounts = [...new Set([...named, ...own])].sort()
    for (const account of accounts) {
      const lock = await lockAdAccount(accountId, account)
      if (!lock) throw new ImportRefused(underWay(account))
      locks.set(account, lock)
    }
    const records = await recordsNow()
    for (const account of accounts) {
      const own = records.filter(({ id }) => id === account)
      if (own.length > 0) known.accounts.set(account, own)
      for (const one of await readItems(adObjectSource, accountId, [account], beginning, forever)) known.objects.set(objectKey(account, one.level, one.id), one)
      known.gaps.push(...(await readItems(adGapSource, accountId, [account], beginning, forever)))
    }
  }

  return {
    ...known,
    begin,
    load: async (accounts, date) => {
      const from = date === null ? beginning : `${date}T00:00:00.000Z`
      for (const account of accounts) {
        const before = since.get(account) ?? forever
        for (const row of await readItems(adRowSource, accountId, [account], from, before)) addRow(known, row)
        for (const one of await readItems(adReachSource, accountId, [account], from, before)) {
          if (one.id === reachId(one.date)) known.reach.set(dayKey(account, one.date), one)
        }
        if (from < before) since.set(account, from)
      }
    },
    hold: async () => {
      for (const [account, lock] of locks) if (!(await lock.renew())) throw new ImportRefused(underWay(account))
    },
    renew: async () => {
      for (const [account, lock] of locks) if (!(await lock.renew())) throw new Error(`The lock of the ad account ${account} was lost.`)
    },
    release: async () => {
      const ends = await Promise.allSettled([...locks.values()].map(({ release }) => release()))
      for (const one of ends) if (one.status === 'rejected') log.warn('The lock of an ad account was not released.', { error: String(one.reason) })
    },
  }
}

const underWay = (account: string) =>
  `Another import into the ad account ${account.slice(0, 40)} is running. Please try again in a minute. Nothing was imported.`

/** Of what imports tell of a date. */
export const reachId = (date: string) => `${date}:file`

/** A row takes the place of the one with its id. */
export function addRow({ rows }: AdsKnown, row: AdRow): void {
  const key = adKey(row.accountId, row.adId)
  const own = rows.get(key)
  if (own) own.set(row.id, row)
  else rows.set(key, new Map([[row.id, row]]))
}

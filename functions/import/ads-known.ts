/** What is known of ad accounts before a file over ads is read: from earlier imports, and from files before it in the same import. */
import { type AdAccount, adAccountSource } from '../../shared/items/ad-accounts.ts'
import { type AdObject, type AdRow, adObjectSource, adRowSource } from '../../shared/items/ads.ts'
import { listProfiles } from '../accounts/store.ts'
import { beginning, readItems } from '../items/store.ts'

const end = '9999-12-31T00:00:00.000Z'

export type AdsKnown = {
  /** by account: its records, one a profile that it was imported through */
  readonly accounts: Map<string, AdAccount[]>
  /** by `objectKey` */
  readonly objects: Map<string, AdObject>
  /** by account and ad: what stands on the loaded days */
  readonly rows: Map<string, AdRow[]>
  /** Makes known what is in an account, its rows from a day on; null for all of them. */
  readonly load: (account: string, from: string | null) => Promise<void>
}

export const objectKey = (account: string, level: AdObject['level'], id: string) => `${account} ${level} ${id}`
export const adKey = (account: string, adId: string) => `${account} ${adId}`

/** Nothing is. */
export const noAds = (): AdsKnown => ({ accounts: new Map(), objects: new Map(), rows: new Map(), load: async () => {} })

/** Of all profiles of the tenant: rows lie by their ad account, whatever profile it was imported through. */
export function adsKnownOf(accountId: string): AdsKnown {
  const known = noAds()
  const since = new Map<string, string>()
  let listed = false
  const listAccounts = async () => {
    if (listed) return
    listed = true
    const profiles = (await listProfiles(accountId)).map(({ id }) => id).sort()
    for (const one of await readItems(adAccountSource, accountId, profiles, beginning, end)) {
      known.accounts.set(one.id, [...(known.accounts.get(one.id) ?? []), one])
    }
  }
  const load = async (account: string, date: string | null) => {
    await listAccounts()
    const before = since.get(account)
    const from = date === null ? beginning : `${date}T00:00:00.000Z`
    if (before === undefined) {
      for (const one of await readItems(adObjectSource, accountId, [account], beginning, end)) known.objects.set(objectKey(account, one.level, one.id), one)
    }
    for (const row of await readItems(adRowSource, accountId, [account], from, before ?? end)) addRow(known, row)
    if (before === undefined || from < before) since.set(account, from)
  }
  return { ...known, load }
}

/** A row takes the place of the one with its id. */
export function addRow({ rows }: AdsKnown, row: AdRow): void {
  const key = adKey(row.accountId, row.adId)
  const own = rows.get(key)
  if (!own) rows.set(key, [row])
  else {
    const at = own.findIndex(({ id }) => id === row.id)
    if (at < 0) own.push(row)
    else own[at] = row
  }
}

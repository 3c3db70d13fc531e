/** The keys of an account, its people, groups and profiles, for what writes several together. */
import { tenantKey } from '../table/table.ts'

export const accountKey = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'ACCOUNT' })
export const userKey = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `USER#${id}` })
export const groupKey = (accountId: string, entityGid: string) => ({ pk: tenantKey(accountId), sk: `GROUP#${entityGid}` })
export const profileItemKey = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `PROFILE#${id}` })

/** The keys of an account and its people, for what writes both together. */
import { tenantKey } from '../lib/table.ts'

export const accountKey = (accountId: string) => ({ pk: tenantKey(accountId), sk: 'ACCOUNT' })
export const userKey = (accountId: string, id: string) => ({ pk: tenantKey(accountId), sk: `USER#${id}` })

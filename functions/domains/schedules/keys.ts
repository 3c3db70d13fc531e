/** Where the runs of an account are, and what belongs to making them. */
import { tenantKey } from '../../kernel/table/table.ts'

export const occurrencesPartition = (accountId: string) => `${tenantKey(accountId)}#RUNS`
export const occurrenceKey = (accountId: string, id: string) => ({ pk: occurrencesPartition(accountId), sk: `RUN#${id}` })
export const scheduleKey = (accountId: string, id: string) => ({ pk: occurrencesPartition(accountId), sk: `SCHEDULE#${id}` })

/** What cannot be an id is not looked up: keys have a greatest length. */
export const isId = (id: string) => /^[0-9A-Z]{26}$/.test(id)

/** Where the runs of an account are, and what belongs to making them. */
import { tenantKey } from '../../kernel/table/table.ts'

export const occurrencesPartition = (accountId: string) => `${tenantKey(accountId)}#RUNS`
export const occurrenceKey = (accountId: string, id: string) => ({ pk: occurrencesPartition(accountId), sk: `RUN#${id}` })
export const scheduleKey = (accountId: string, id: string) => ({ pk: occurrencesPartition(accountId), sk: `SCHEDULE#${id}` })

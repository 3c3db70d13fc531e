import type { Answered } from '../../../../shared/api/client.ts'
import type { ReportRecord } from '../../../../shared/api/schedules.ts'
import { useRead } from '../../lib/use-read.ts'
import { nextLook } from './next-look.ts'

const pollMs = 3_000

/** Another run of the same schedule. */
export type SiblingRun = Answered<'GET /reports/scheduled/{id}'>['runs'][number]

/** One run with its ledger, and all of its schedule; asked for again while it is being made. `known`: what a list has of it. */
export function useScheduledReport(id: string, known: ReportRecord | null) {
  const { data, error, isLoading, retry } = useRead(
    'GET /reports/scheduled/{id}',
    { params: { id } },
    {
      // from one run of a schedule to the next, what is on screen stays until there is more
      keepPreviousData: true,
      revalidateOnFocus: true,
      refreshInterval: (latest) => (latest?.record.state === 'SCHEDULED' ? nextLook([latest.record], pollMs) : 0),
    },
  )
  const isItself = data?.record._id === id
  const runs = isItself || data?.runs.some(({ _id }) => _id === id) ? data.runs : []
  const before = runs.length > 0 && error === undefined ? data?.record : undefined
  const record = isItself ? data.record : (known ?? before)
  // of that nothing is done here
  const isAnother = record !== undefined && record._id !== id
  return { record, isAnother, runs, owner: isItself ? (data.owner?.name ?? null) : null, error, isLoading, retry }
}

import type { RefObject } from 'react'
import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import type { Summary } from '../../../../shared/narrative/schema.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { call } from '../../lib/api.ts'
import { useSeen } from '../../lib/use-seen.ts'
import { whileGenerating } from './generating.ts'

async function write({ request }: Report): Promise<Summary> {
  const { data, error } = await call('POST /reports/summary', { body: { type: request.type, report: { request } } })
  if (error || !data) throw new Error(error ?? messages.unable.generateSummary)
  return data
}

/** The summary that came with the report, or one that is asked for when its place comes into view (docs/behaviours.md#the-summary). */
export function useSummary(report: Report, place: RefObject<HTMLElement | null>) {
  const seen = useSeen(place, { margin: '200px', wanted: !report.ai_summary })
  const { data, error } = useSWR(
    seen && !report.ai_summary ? ['report-summary', report.request, report.fetchedAt] : null,
    () => whileGenerating(write(report)),
    { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  return { summary: report.ai_summary ?? data ?? null, failed: Boolean(error) }
}

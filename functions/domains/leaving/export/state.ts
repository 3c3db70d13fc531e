/** The last export as its page shows it. */
import type { ExportState } from '../../../../shared/api/leaving.ts'
import { lastExport, type Of } from '../store/exports.ts'

/** Null when none was asked for, or the link of the last one is over. */
export async function exportState(of: Of, now: Date): Promise<ExportState | null> {
  const record = await lastExport(of)
  if (!record || (record.ends_at !== null && record.ends_at <= now.toISOString())) return null
  const { state, asked_at, ends_at, bytes } = record
  return { state, asked_at, ends_at, bytes }
}

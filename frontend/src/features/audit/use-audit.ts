import type { AuditFilter } from '../../../../shared/api/audit.ts'
import type { ExportFormat } from '../../../../shared/api/exports.ts'
import { call } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { useLate } from '../../lib/use-late.ts'
import { usePages } from '../../lib/use-pages.ts'

/** The audit trail of the account, as filtered, a page more at a time. */
export function useAudit(filter: AuditFilter) {
  const late = useLate(filter.thing, 300)
  const { thing: _, ...chosen } = filter
  const query: AuditFilter = late ? { ...chosen, thing: late } : chosen
  const load = (cursor: string | null) => call('GET /audit', { query: { ...query, ...(cursor ? { cursor } : {}) } })
  const { pages, ...list } = usePages('GET /audit', load, { about: JSON.stringify(query) })
  return {
    ...list,
    lines: pages.flatMap(({ lines }) => lines),
    people: pages[0]?.people ?? [],
    timezone: pages[0]?.timezone ?? 'UTC',
    goesOn: Boolean(pages.at(-1)?.cursor),
    /** all that is filtered, as a file */
    download: (format: ExportFormat) =>
      call('GET /audit/csv', { query: { ...query, format } }).then(saveDownload, (error: unknown) => {
        tellFailure(error)
      }),
  }
}

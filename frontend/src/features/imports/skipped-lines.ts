import type { ExportFormat } from '../../../../shared/api/exports.ts'
import { call } from '../../lib/api.ts'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'

export const skippedFormats = (['csv', 'xlsx'] as const).map((format) => ({ format, name: format === 'csv' ? 'CSV' : 'Excel' }))

export function saveSkipped(id: string, format: ExportFormat): void {
  call('GET /imports/{id}/skipped', { params: { id }, query: { format } }).then(saveDownload, (error: unknown) => {
    tellFailure(error)
  })
}

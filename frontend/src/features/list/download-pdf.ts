import { messages } from '../../../../shared/messages.ts'
import { url } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'

/**
 * Follows the signed link of a PDF. It is asked for first without following it, so a refusal becomes a toast and not a page of JSON.
 */
export async function downloadPdf(id: string): Promise<void> {
  const address = url('GET /reports/scheduled/{id}/download', { params: { id } })
  const answer = await fetch(address, { redirect: 'manual' }).catch(() => null)
  if (answer?.type === 'opaqueredirect') {
    window.location.assign(address)
    return
  }
  const problem: unknown = await answer?.json().catch(() => null)
  const said = problem && typeof problem === 'object' && 'error' in problem && typeof problem.error === 'string' ? problem.error : null
  showToast({ kind: 'error', message: said ?? messages.unable.downloadReport })
}

import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { ApiError, call } from '../../lib/api.ts'

export type Expiry = '7' | '30' | '90' | 'never'

/** The link to a report: the server computes and seals what `request` asks for. */
export function createShare(request: ReportRequest, { expires, password, downloads }: { expires: Expiry; password: string | null; downloads: boolean }) {
  const guarded = password === null ? {} : { password }
  return call('POST /reports/share', { body: { type: request.type, data: { request }, expires, downloads, ...guarded } })
}

/** `password`: null takes it away. `generation`, here and below: the address that is shown; a link that was given another one since is left as it is. */
export function updateShare(id: string, changes: { expires?: Expiry; password?: string | null; downloads?: boolean; generation: number }) {
  return call('PATCH /reports/share/{id}', { params: { id }, body: changes })
}

export function revokeShare(id: string, generation: number) {
  return call('DELETE /reports/share/{id}', { params: { id }, query: { generation: String(generation) } })
}

/** Every link that works and that this person may manage. */
export function revokeAllShares() {
  return call('DELETE /reports/share')
}

/** Another address for the same report; the one before it stops working. */
export function renewShareLink(id: string, generation: number) {
  return call('POST /reports/share/{id}/link', { params: { id }, query: { generation: String(generation) } })
}

/** Whether the link was revoked or replaced since it was shown. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409, 410].includes(error.status)
}

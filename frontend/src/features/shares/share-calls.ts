import type { ReportRequest } from '../../../../shared/reports/request.ts'
import { call } from '../../lib/api.ts'

export type Expiry = '7' | '30' | '90' | 'never'

/** The link to a report: the server computes and seals what `request` asks for. */
export function createShare(request: ReportRequest, expires: Expiry) {
  return call('POST /reports/share', { body: { type: request.type, data: { request }, expires } })
}

export function updateShare(id: string, expires: Expiry) {
  return call('PATCH /reports/share/{id}', { params: { id }, body: { expires } })
}

export function revokeShare(id: string) {
  return call('DELETE /reports/share/{id}', { params: { id } })
}

/** Another address for the same report; the one before it stops working. */
export function renewShareLink(id: string) {
  return call('POST /reports/share/{id}/link', { params: { id } })
}

/** Writes must come from our own pages (or from a program, which sends neither header). */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { requestMessages } from '../../../shared/request-messages.ts'
import { frontHeader, frontHeaders } from './front.ts'
import { problem } from './problem.ts'
import { header } from './request.ts'

/** @throws Problem 403 */
export function refuseForeignSite(event: APIGatewayProxyEventV2): void {
  const site = header(event, 'sec-fetch-site')
  const sent = header(event, 'origin')
  if (site === 'cross-site' || (sent !== undefined && !isOwnOrigin(sent, event))) throw problem(403, requestMessages.foreignSite)
}

/** Our public address, or the very host that was called: a CDN in front calls by another name and says which one it was called by. */
function isOwnOrigin(sent: string, event: APIGatewayProxyEventV2): boolean {
  if (sent === process.env.ALMANAC_ORIGIN?.replace(/\/+$/, '')) return true
  return URL.canParse(sent) && [header(event, 'host'), frontHeader(event, frontHeaders.host)].includes(new URL(sent).host)
}

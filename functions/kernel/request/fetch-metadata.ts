/** What the browser says a request is for. Programs and old browsers say nothing. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { problem } from './problem.ts'
import { header } from './request.ts'

/** A page that asks for data, and a link that is followed; all else is a part of some page, such as a picture. */
const answered = new Set(['empty', 'document'])

/** What a page may use an answer as, by what its contract says it is. */
const usedAs: Readonly<Record<string, string | undefined>> = { picture: 'image', font: 'font' }

/**
 * No answer of the API is a script or a frame, and but for those that say so none is a picture or a font: whatever asks for it as one was
 * led here by an address that somebody stored.
 * @throws Problem 403
 */
export function refuseEmbedding(event: APIGatewayProxyEventV2, response: Endpoint['response']): void {
  const wanted = header(event, 'sec-fetch-dest')
  if (wanted !== undefined && typeof response === 'string' && wanted === usedAs[response]) return
  if (wanted !== undefined && !answered.has(wanted)) throw problem(403, requestMessages.embedded)
}

/** Whether a person has clicked a link on a page of ours, or opened the address themselves; a script, another site and a program have not. */
export function isOwnClick(event: APIGatewayProxyEventV2): boolean {
  const site = header(event, 'sec-fetch-site')
  const opens = header(event, 'sec-fetch-mode') === 'navigate' && header(event, 'sec-fetch-dest') === 'document'
  return opens && header(event, 'sec-fetch-user') === '?1' && (site === 'same-origin' || site === 'none')
}

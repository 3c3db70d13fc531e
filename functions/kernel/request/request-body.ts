/** The body of a request: JSON, or where the contract says so a form. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { requestMessages } from '../../../shared/request-messages.ts'
import { problem } from './problem.ts'
import { bodyBytes, header } from './request.ts'

/** What one Lambda event can carry, less the rest of the event. A schedule may bring a whole report along. */
const maxJsonBytes = 5 * 1024 * 1024
/** A form has a few words. */
const maxFormBytes = 4096

/** Undefined without a body. @throws Problem 415, 413 or 400 */
export function readJson(event: APIGatewayProxyEventV2): unknown {
  const bytes = bodyBytes(event)
  if (bytes.length === 0) return undefined
  // Browsers send forms and text/plain across sites without asking, so only JSON that says it is JSON is read.
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(header(event, 'content-type') ?? '')) throw problem(415, requestMessages.notJson)
  if (bytes.length > maxJsonBytes) throw problem(413, requestMessages.tooLarge('5 MB'))
  const text = bytes.toString('utf8')
  try {
    // Escapes can spell half a letter, which neither the table nor a file can hold; few texts have any, so few are walked.
    return /\\u[dD][89a-fA-F]/.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch {
    throw problem(400, requestMessages.malformed)
  }
}

/** The texts of a form by their names, urlencoded or in parts; JSON where it says that it is. @throws Problem as `readJson` does */
export async function readForm(event: APIGatewayProxyEventV2): Promise<unknown> {
  const type = header(event, 'content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return readJson(event)
  const bytes = bodyBytes(event)
  if (bytes.length > maxFormBytes) throw problem(413, requestMessages.tooLarge('4 KB'))
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw problem(400, requestMessages.malformed)
  })
  return Object.fromEntries([...form].filter(([name, value]) => typeof value === 'string' && name.isWellFormed()))
}

function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError('Half of a surrogate pair.')
  return value
}

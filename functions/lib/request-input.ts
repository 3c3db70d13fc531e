/** Reads query, path and body of an event, strictly: what the contract does not name is refused by name. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import type { Endpoint, ObjectSchema } from '../../shared/api/endpoint.ts'
import { messages } from '../../shared/messages.ts'
import { bodyBytes, header, type Input } from './call.ts'
import { sentenceOf } from './issue-sentence.ts'
import { problem } from './problem.ts'
import { readUpload } from './upload.ts'

/** What one Lambda event can carry, less the rest of the event. A schedule may bring a whole report along. */
const maxJsonBytes = 5 * 1024 * 1024
const nothing = v.strictObject({})

/** What the contract allows and nothing else. @throws Problem that names the field */
export async function readInput(contract: Endpoint, event: APIGatewayProxyEventV2): Promise<Input> {
  const params = readParams(event)
  const query = parse(contract.query ?? nothing, event.queryStringParameters ?? {})
  if (contract.upload) return { params, query, body: undefined, files: await readUpload(contract.upload.maxBytes, event) }
  if (contract.method === 'GET') return { params, query, body: undefined, files: [] }
  const body = readJson(event)
  if (!contract.body) return { params, query, body: parse(nothing, body ?? {}) && undefined, files: [] }
  return { params, query, body: parse(contract.body, body ?? {}), files: [] }
}

function parse(schema: ObjectSchema, input: unknown): unknown {
  // to valibot a list is an object without keys
  if (Array.isArray(input)) throw problem(400, messages.request.notObject)
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (!result.success) throw problem(400, sentenceOf(schema, result.issues[0]))
  return result.output
}

/** Ids longer than any we make, with control characters or half a letter cannot exist; the table would refuse them as keys. */
function readParams(event: APIGatewayProxyEventV2): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, value] of Object.entries(event.pathParameters ?? {})) {
    if (!value || value.length > 200 || !value.isWellFormed() || /\p{Cc}/u.test(value)) throw problem(404, messages.missing)
    params[name] = value
  }
  return params
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const bytes = bodyBytes(event)
  if (bytes.length === 0) return undefined
  // Browsers send forms and text/plain across sites without asking, so only JSON that says it is JSON is read.
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(header(event, 'content-type') ?? '')) throw problem(415, messages.request.notJson)
  if (bytes.length > maxJsonBytes) throw problem(413, messages.request.tooLarge('5 MB'))
  const text = bytes.toString('utf8')
  try {
    // Escapes can spell half a letter, which neither the table nor a file can hold; few texts have any, so few are walked.
    return /\\u[dD][89a-fA-F]/.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text)
  } catch {
    throw problem(400, messages.request.malformed)
  }
}

function wellFormed(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) throw new SyntaxError('Half of a surrogate pair.')
  return value
}

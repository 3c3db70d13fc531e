/** Reads query, path and body of an event, strictly: what the contract does not name is refused by name. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as v from 'valibot'
import type { Endpoint, ObjectSchema } from '../../../shared/api/endpoint.ts'
import { messages } from '../../../shared/messages.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { problem } from '../request/problem.ts'
import type { Input } from './call.ts'

const nothing = v.strictObject({})

/**
 * What the contract allows and nothing else. What a read has no use for is imported by whoever has, so that its cold start reads less.
 * @throws Problem that names the field
 */
export async function readInput(contract: Endpoint, event: APIGatewayProxyEventV2): Promise<Input> {
  const params = readParams(event)
  const query = await parse(contract.query ?? nothing, readQuery(event))
  if (contract.upload) {
    const { readUpload } = await import('./upload.ts')
    return { params, query, body: undefined, files: await readUpload(contract.upload.maxBytes, event, contract.upload.tooLarge) }
  }
  if (contract.method === 'GET') return { params, query, body: undefined, files: [] }
  const { readForm, readJson } = await import('../request/request-body.ts')
  const body = contract.form ? await readForm(event) : readJson(event)
  if (!contract.body) return { params, query, body: (await parse(nothing, body ?? {})) && undefined, files: [] }
  return { params, query, body: await parse(contract.body, body ?? {}), files: [] }
}

async function parse(schema: ObjectSchema, input: unknown): Promise<unknown> {
  // to valibot a list is an object without keys
  if (Array.isArray(input)) throw problem(400, requestMessages.notObject)
  const result = v.safeParse(schema, input, { abortEarly: true })
  if (!result.success) {
    const { sentenceOf } = await import('../request/issue-sentence.ts')
    throw problem(400, sentenceOf(schema, result.issues[0]))
  }
  return result.output
}

/** Half a surrogate pair cannot be in a key of the table. @throws Problem that names the field */
function readQuery(event: APIGatewayProxyEventV2): Record<string, string | undefined> {
  const query = event.queryStringParameters ?? {}
  for (const [name, value] of Object.entries(query)) {
    if (!name.isWellFormed() || value?.isWellFormed() === false) throw problem(400, requestMessages.invalidField(name.toWellFormed()))
  }
  return query
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

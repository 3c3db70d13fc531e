/** In tests and local runs an answer that differs from its contract is a fault; production trusts what they proved. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ListSchema, ObjectSchema } from '../../shared/api/endpoint.ts'

/** Throws when a field is missing, of another type, or not in the contract at all (a leak). `json` is what goes over the wire. */
export function checkResponse(schema: ObjectSchema | ListSchema, json: string): void {
  const sent: unknown = JSON.parse(json)
  const result = v.safeParse(schema, sent)
  if (!result.success) {
    const faults = result.issues.slice(0, 3).map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`)
    throw new Error(`The answer breaks its contract: ${faults.join(' · ')}`)
  }
  const named: unknown = JSON.parse(JSON.stringify(result.output))
  if (!isDeepStrictEqual(sent, named)) throw new Error(`The answer has fields its contract does not name: ${firstDifference(sent, named, 'answer')}`)
}

function firstDifference(sent: unknown, named: unknown, path: string): string {
  if (!isRecord(sent) || !isRecord(named)) return path
  const key = Object.keys(sent).find((one) => !isDeepStrictEqual(sent[one], named[one]))
  return key === undefined ? path : firstDifference(sent[key], named[key], `${path}.${key}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Answers to two callers, held against each other. */
import type { Ids } from '../access-ids.ts'
import type { Called, CallInput } from './call.ts'

/** An answer without what differs by nature: the request's id, and the id that was sent. */
export function comparable(answer: Called, input: CallInput, ids: Ids): string {
  const sent = JSON.stringify([input.params, input.query, input.body])
  const values = Object.values(ids)
    .filter((value) => sent.includes(`"${value}"`))
    .sort((one, other) => other.length - one.length)
  const text = answer.text.replace(/"requestId":"[^"]*"/, '')
  return `${answer.status} ${values.reduce((left, value) => left.replaceAll(value, '<id>'), text)}`
}

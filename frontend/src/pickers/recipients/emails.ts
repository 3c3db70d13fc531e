/** Addresses as they are typed or pasted. */
import * as v from 'valibot'
import { messages } from '../../../../shared/messages.ts'

const Email = v.pipe(v.string(), v.email())

/** The sentence for an address that is none, or null (docs/behaviours.md#recipients). */
export function emailProblem(address: string): string | null {
  return v.is(Email, address) ? null : messages.schedule.badEmail(address)
}

/** Addresses in a text: split on commas and spaces (docs/behaviours.md#recipients). */
export function splitEmails(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** A listener finds mentions of brands and topics on networks, news, blogs and forums. */
import * as v from 'valibot'
import { KnownDays } from './known.ts'
import { messages } from './messages.ts'

export const listenerTypes = ['brand', 'competitor', 'topic'] as const

export const Listener = v.object({
  id: v.string(),
  /** null until someone gives it one */
  name: v.nullable(v.string()),
  type: v.picklist(listenerTypes),
  enabled: v.boolean(),
  /** false until its first results are in */
  processed: v.boolean(),
  /** the profile groups it belongs to */
  entity_gids: v.array(v.string()),
  /** of its own; that of its first group when it has none */
  timezone: v.nullable(v.string()),
  /** what it looks for, each under its name: a report compares them when there are several */
  queries: v.array(v.object({ key: v.string(), label: v.string() })),
  /** mentions found so far */
  results: v.number(),
  /** as of a profile: of its mentions */
  known: v.optional(v.record(v.string(), KnownDays)),
})
export type Listener = v.InferOutput<typeof Listener>

/** What pickers and reports call it (docs/behaviours.md#listeners). */
export function listenerName({ name }: Pick<Listener, 'name'>): string {
  return name?.trim() || messages.listener.unnamed
}

/** It was switched on and has nothing to show yet (docs/behaviours.md#listeners). */
export function isInitializing({ enabled, processed }: Pick<Listener, 'enabled' | 'processed'>): boolean {
  return enabled && !processed
}

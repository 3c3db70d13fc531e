import { type Mention, mentionSource } from '../../../items/mentions.ts'
import type { Reader } from '../../../items/source.ts'

/** A mention, with the names of all that its listener looks for: the first is the own one. */
export type Found = Mention & { readonly asked: readonly string[] }

/** Mentions, each with the queries that were asked. */
export async function readFound(read: Reader, asked: readonly string[]): Promise<Found[]> {
  return (await read(mentionSource)).map((mention) => ({ ...mention, asked }))
}

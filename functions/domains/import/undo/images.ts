/** What items held before an import and after it, as they are kept: packed lists of them, or a hash. */
import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { canonicalJson } from '../../../../shared/canonical-json.ts'
import type { Key } from './running.ts'

/** An item as it was read; null where there was none. */
export type Image = Key & { readonly item: Readonly<Record<string, unknown>> | null }

const Packed = v.array(v.object({ pk: v.string(), sk: v.string(), item: v.nullable(v.record(v.string(), v.unknown())) }))

/** DynamoDB takes 400 KB an item. */
const largest = 380_000

/** In as few parts as fit into an item each. */
export function packImages(images: readonly Image[]): Uint8Array[] {
  const packed = gzipSync(serialize(images))
  if (packed.length <= largest || images.length < 2) return [packed]
  const half = Math.ceil(images.length / 2)
  return [...packImages(images.slice(0, half)), ...packImages(images.slice(half))]
}

/** Sets and bytes come back as they were. */
export const unpackImages = (packed: Uint8Array): Image[] => v.parse(Packed, deserialize(gunzipSync(packed)))

/** Of records with much in them that is not of imports, only what imports write. */
const written: readonly (readonly [prefix: string, attributes: readonly string[]])[] = [
  ['PROFILE#', ['available_from', 'columns', 'known', 'gaps']],
  ['GROUP#', ['known']],
]

/** The attributes that an import may change in what has this key; null: all of them. */
export const ownAttributes = (sk: string): readonly string[] | null => written.find(([prefix]) => sk.startsWith(prefix))?.[1] ?? null

/** Whether two images say the same of what imports write. */
export function hashOf({ sk, item }: Pick<Image, 'sk' | 'item'>): string {
  if (item === null) return ''
  const own = ownAttributes(sk)
  const told = own ? own.map((name) => [name, item[name] ?? null]) : Object.entries(item)
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(told.map(([name, value]) => [name, plain(value)]))))
    .digest('base64')
}

function plain(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  return value instanceof Set ? [...value].map(String).sort() : value
}

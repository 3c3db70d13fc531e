/**
 * What undoing needs, in the table. In a partition of each import, for as long as it can be undone:
 *   BEFORE#<attempt>#<number>   what stood in the table before its writes; the first of a key counts
 *   AFTER#<number>              hashes of what others may write to as well, as the import left it
 * In the partition of the profile:
 *   LASTIMPORT                  the import that wrote last, and the undoing of it that is under way
 */
import * as v from 'valibot'
import { batchGet } from '../../../kernel/table/batch-get.ts'
import { ifThere } from '../../../kernel/table/expressions.ts'
import { readItem } from '../../../kernel/table/get-item.ts'
import { putItem } from '../../../kernel/table/put-item.ts'
import { readAll } from '../../../kernel/table/query.ts'
import { type Key, profileKey, tenantKey } from '../../../kernel/table/table.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import { writeEach } from '../../../kernel/table/write-each.ts'
import { type Image, ownAttributes, packImages, unpackImages } from './images.ts'

/** Days in which an import can be undone. */
export const undoDays = 30
const ttlOf = (now: number) => Math.floor(now / 1000) + undoDays * 86_400

const partition = (accountId: string, importId: string) => `${tenantKey(accountId)}#U#${importId}`
const numbered = (number: number) => String(number).padStart(8, '0')

async function put(accountId: string, importId: string, sk: string, packed: Uint8Array): Promise<void> {
  await putItem({ pk: partition(accountId, importId), sk, packed, ttl: ttlOf(Date.now()) })
}

/** Resolves when it is kept. `number`: of the first part; returns that of the next. */
export async function putBefore(accountId: string, importId: string, attempt: number, number: number, images: readonly Image[]): Promise<number> {
  const parts = packImages(images)
  await Promise.all(parts.map((packed, at) => put(accountId, importId, `BEFORE#${numbered(attempt)}#${numbered(number + at)}`, packed)))
  return number + parts.length
}

export async function putAfter(accountId: string, importId: string, images: readonly Image[]): Promise<void> {
  await Promise.all(packImages(images).map((packed, at) => put(accountId, importId, `AFTER#${numbered(at)}`, packed)))
}

const Part = v.object({ packed: v.instance(Uint8Array) })

async function readImages(accountId: string, importId: string, prefix: 'BEFORE#' | 'AFTER#'): Promise<Image[]> {
  const parts = await readAll(Part, { pk: partition(accountId, importId), prefix, consistent: true })
  return parts.flatMap(({ packed }) => unpackImages(packed))
}

/** What each key held before the first write of the import, of whichever attempt. */
export async function readBefore(accountId: string, importId: string): Promise<Image[]> {
  const first = new Map<string, Image>()
  for (const image of await readImages(accountId, importId, 'BEFORE#')) {
    const key = `${image.pk}\n${image.sk}`
    if (!first.has(key)) first.set(key, image)
  }
  return [...first.values()]
}

export const readAfter = (accountId: string, importId: string): Promise<Image[]> => readImages(accountId, importId, 'AFTER#')

const Last = v.object({ import: v.string(), undoing: v.nullable(v.string()) })
export type Last = v.InferOutput<typeof Last>

export const lastKey = (accountId: string, profileId: string) => ({ pk: profileKey(accountId, profileId), sk: 'LASTIMPORT' })

/** Null when nothing was imported since imports can be undone. */
export function getLast(accountId: string, profileId: string): Promise<Last | null> {
  return readItem(Last, lastKey(accountId, profileId), { consistent: true })
}

export async function putLast(accountId: string, profileId: string, last: Last): Promise<void> {
  await putItem({ ...lastKey(accountId, profileId), ...last })
}

/** Reads the current items of these keys. */
export async function imagesOf(keys: readonly Key[]): Promise<Image[]> {
  const unique = [...new Map(keys.map(({ pk, sk }) => [`${pk}\n${sk}`, { pk, sk }])).values()]
  const found = new Map((await batchGet(unique, { consistent: true })).map((item) => [`${item.pk}\n${item.sk}`, item]))
  return unique.map((key) => ({ ...key, item: found.get(`${key.pk}\n${key.sk}`) ?? null }))
}

/** Puts back what the images hold, and deletes what was not there. */
export async function restore(images: readonly Image[]): Promise<void> {
  const whole = images.filter(({ sk }) => ownAttributes(sk) === null)
  await writeEach({
    put: whole.flatMap(({ pk, sk, item }) => (item ? [{ ...item, pk, sk }] : [])),
    delete: whole.filter(({ item }) => !item),
  })
  for (const image of images) {
    const own = ownAttributes(image.sk)
    if (own) await restoreAttributes(image, own)
  }
}

/** Restores only the attributes that imports write; does nothing when the record was deleted. */
async function restoreAttributes({ pk, sk, item }: Image, own: readonly string[]): Promise<void> {
  const before = Object.fromEntries(own.map((name) => [name, item?.[name]]))
  await updateItem({ pk, sk }, { set: before, remove: own.filter((name) => before[name] === undefined), ...ifThere })
}

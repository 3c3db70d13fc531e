/**
 * What undoing needs, in the table. In a partition of each import, for as long as it can be undone:
 *   BEFORE#<attempt>#<number>   what stood in the table before its writes; the first of a key counts
 *   AFTER#<number>              hashes of what others may write to as well, as the import left it
 * In the partition of the profile:
 *   LASTIMPORT                  the import that wrote last, and the undoing of it that is under way
 */
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { documents, tableName } from '../../../kernel/clients.ts'
import { queryAll } from '../../../kernel/table/query-all.ts'
import { profileKey, tenantKey } from '../../../kernel/table/table.ts'
import { type Image, packImages, unpackImages } from './images.ts'

/** Days in which an import can be undone. */
export const undoDays = 30
const ttlOf = (now: number) => Math.floor(now / 1000) + undoDays * 86_400

const partition = (accountId: string, importId: string) => `${tenantKey(accountId)}#U#${importId}`
const numbered = (number: number) => String(number).padStart(8, '0')

async function put(accountId: string, importId: string, sk: string, packed: Uint8Array): Promise<void> {
  const Item = { pk: partition(accountId, importId), sk, packed, ttl: ttlOf(Date.now()) }
  await documents().send(new PutCommand({ TableName: tableName(), Item }))
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
  const parts = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': partition(accountId, importId), ':prefix': prefix },
    ConsistentRead: true,
  })
  return parts.flatMap((part) => unpackImages(v.parse(Part, part).packed))
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
export async function getLast(accountId: string, profileId: string): Promise<Last | null> {
  const { Item } = await documents().send(new GetCommand({ TableName: tableName(), Key: lastKey(accountId, profileId), ConsistentRead: true }))
  return Item ? v.parse(Last, Item) : null
}

export async function putLast(accountId: string, profileId: string, last: Last): Promise<void> {
  await documents().send(new PutCommand({ TableName: tableName(), Item: { ...lastKey(accountId, profileId), ...last } }))
}

/**
 * Published posts in the table. In the profile's partition:
 *   POST#<instant>#<id>   the post, as one JSON body: a range is one Query, and reading it is one JSON.parse
 *   POSTID#<id>           its instant now, so that a post whose instant changed replaces the old item
 * and in the account's partition LABELS#<profile>, the set of labels ever used there.
 */
import { BatchGetCommand, QueryCommand, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { Post } from '../../shared/posts.ts'
import { documents, tableName } from '../lib/clients.ts'
import { profileKey, tenantKey } from '../lib/table.ts'
import { inParallel } from '../series/in-parallel.ts'

const queriesAtOnce = 16
const writesAtOnce = 4
/** A transaction carries 100 actions; a moved post takes three. */
const postsAtOnce = 33
const attempts = 20

const postKey = (instant: string, id: string) => `POST#${instant}#${id}`

/** One spelling for an instant, `2026-11-01T09:30:00.000Z`, so that text order is time order. @throws RangeError when it is none */
function normalised(instant: string): string {
  const time = Date.parse(instant)
  if (Number.isNaN(time)) throw new RangeError(`${instant} is not an instant.`)
  return new Date(time).toISOString()
}

/** Posts published in [fromInstant, toInstant), by profile in the order given, oldest first. */
export async function readPosts(accountId: string, profileIds: readonly string[], fromInstant: string, toInstant: string): Promise<Post[]> {
  const [from, to] = [normalised(fromInstant), normalised(toInstant)]
  if (from >= to) return []
  const found = await inParallel(profileIds, queriesAtOnce, async (profileId) => {
    const posts: Post[] = []
    let after: Record<string, unknown> | undefined
    do {
      const page = await documents().send(
        new QueryCommand({
          TableName: tableName(),
          // `POST#<to>` sorts before `POST#<to>#<id>`: a post at `to` itself is out.
          KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
          ExpressionAttributeValues: { ':pk': profileKey(accountId, profileId), ':from': `POST#${from}`, ':to': `POST#${to}` },
          ProjectionExpression: 'body',
          ExclusiveStartKey: after,
        }),
      )
      // Validated when written, by writePosts, which alone writes these items.
      for (const item of page.Items ?? []) posts.push(JSON.parse(item.body))
      after = page.LastEvaluatedKey
    } while (after)
    return posts
  })
  return found.flat()
}

/**
 * Upserts posts by id: a post whose instant changed takes the place of the old item. Of two with the same id the last one counts.
 * Safe to repeat and to run twice at once: post and pointer change in one transaction, on condition that the pointer is as it was read.
 * @throws ValiError when a post is not one, RangeError for a bad instant or a post of another profile
 */
export async function writePosts(accountId: string, profileId: string, posts: readonly Post[]): Promise<void> {
  const byId = new Map<string, Post>()
  for (const given of posts) {
    const post = v.parse(Post, given)
    if (post.profileId !== profileId) throw new RangeError(`Post ${post.id} belongs to another profile.`)
    byId.set(post.id, { ...post, publishedAt: normalised(post.publishedAt) })
  }
  const wanted = [...byId.values()]
  const chunks = Array.from({ length: Math.ceil(wanted.length / postsAtOnce) }, (_, i) => wanted.slice(i * postsAtOnce, (i + 1) * postsAtOnce))
  // Labels first: after a crash there may be a label without posts, never a post whose label cannot be chosen.
  await addLabels(accountId, profileId, new Set(wanted.flatMap((post) => post.labels)))
  await inParallel(chunks, writesAtOnce, (chunk) => writeChunk(profileKey(accountId, profileId), chunk))
}

async function writeChunk(pk: string, posts: readonly Post[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const pointers = await readPointers(pk, posts)
    try {
      await documents().send(new TransactWriteCommand({ TransactItems: posts.flatMap((post) => actions(pk, post, pointers.get(post.id))) }))
      return
    } catch (error) {
      const raced = error instanceof Error && ['TransactionCanceledException', 'TransactionInProgressException'].includes(error.name)
      if (!raced || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(attempt, 6)))
    }
  }
}

function actions(pk: string, post: Post, known: string | undefined) {
  const TableName = tableName()
  const pointer = known
    ? { ConditionExpression: 'instant = :known', ExpressionAttributeValues: { ':known': known } }
    : { ConditionExpression: 'attribute_not_exists(pk)' }
  return [
    { Put: { TableName, Item: { pk, sk: `POSTID#${post.id}`, instant: post.publishedAt }, ...pointer } },
    { Put: { TableName, Item: { pk, sk: postKey(post.publishedAt, post.id), body: JSON.stringify(post) } } },
    ...(known && known !== post.publishedAt ? [{ Delete: { TableName, Key: { pk, sk: postKey(known, post.id) } } }] : []),
  ]
}

async function readPointers(pk: string, posts: readonly Post[]): Promise<Map<string, string>> {
  const pointers = new Map<string, string>()
  let keys: Record<string, unknown>[] | undefined = posts.map((post) => ({ pk, sk: `POSTID#${post.id}` }))
  for (let attempt = 0; keys?.length; attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** Math.min(attempt, 6)))
    const found: Awaited<ReturnType<typeof getBatch>> = await getBatch(keys)
    for (const { sk, instant } of found.Responses?.[tableName()] ?? []) pointers.set(sk.slice('POSTID#'.length), instant)
    keys = found.UnprocessedKeys?.[tableName()]?.Keys
  }
  return pointers
}

function getBatch(keys: Record<string, unknown>[]) {
  return documents().send(new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: keys, ConsistentRead: true } } }))
}

async function addLabels(accountId: string, profileId: string, labels: Set<string>): Promise<void> {
  labels.delete('')
  if (labels.size === 0) return
  await documents().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk: tenantKey(accountId), sk: `LABELS#${profileId}` },
      UpdateExpression: 'ADD labels :new',
      ExpressionAttributeValues: { ':new': labels },
    }),
  )
}

/** Labels used on posts of these profiles, each once, in alphabetical order; one Query however many profiles. */
export async function readLabels(accountId: string, profileIds: readonly string[]): Promise<string[]> {
  const wanted = new Set(profileIds)
  const labels = new Set<string>()
  let after: Record<string, unknown> | undefined
  do {
    const page = await documents().send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :labels)',
        ExpressionAttributeValues: { ':pk': tenantKey(accountId), ':labels': 'LABELS#' },
        ExclusiveStartKey: after,
      }),
    )
    for (const item of page.Items ?? []) {
      if (!wanted.has(item.sk.slice('LABELS#'.length))) continue
      for (const label of item.labels) labels.add(label)
    }
    after = page.LastEvaluatedKey
  } while (after)
  return [...labels].sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * Published posts in the table, by instant in the profile's partition (functions/items/by-instant.ts: POST#, POSTID#),
 * and in the account's partition LABELS#<profile>, the set of labels ever used there.
 */
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as v from 'valibot'
import { Post } from '../../shared/posts.ts'
import { normalised, readBodies, writeBodies } from '../items/by-instant.ts'
import { documents, tableName } from '../lib/clients.ts'
import { profileKey, tenantKey } from '../lib/table.ts'

const prefix = 'POST'

/** Posts published in [fromInstant, toInstant), by profile in the order given, oldest first. */
export async function readPosts(accountId: string, profileIds: readonly string[], fromInstant: string, toInstant: string): Promise<Post[]> {
  const partitions = profileIds.map((id) => profileKey(accountId, id))
  // Validated when written, by writePosts, which alone writes these items.
  return (await readBodies(partitions, prefix, fromInstant, toInstant)).map((body): Post => JSON.parse(body))
}

/**
 * Upserts posts by id: a post whose instant changed takes the place of the old item. Of two with the same id the last one counts.
 * Safe to repeat and to run twice at once.
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
  // Labels first: after a crash there may be a label without posts, never a post whose label cannot be chosen.
  await addLabels(accountId, profileId, new Set(wanted.flatMap((post) => post.labels)))
  const kept = wanted.map((post) => ({ id: post.id, instant: post.publishedAt, body: JSON.stringify(post) }))
  await writeBodies(profileKey(accountId, profileId), prefix, kept)
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

/** Published posts in the table, by instant in the profile's partition (functions/domains/items/store/by-instant.ts: POST#, POSTID#). */
import * as v from 'valibot'
import { Post } from '../../../shared/posts.ts'
import { profileKey } from '../../kernel/table/table.ts'
import { normalised, readBodies, writeBodies } from '../items/store/by-instant.ts'
import { addLabels } from '../items/store/labels.ts'

const prefix = 'POST'

/** Posts published in [fromInstant, toInstant), by profile in the order given, oldest first. */
export async function readPosts(accountId: string, profileIds: readonly string[], fromInstant: string, toInstant: string): Promise<Post[]> {
  const partitions = profileIds.map((id) => profileKey(accountId, id))
  // Validated when written, by writePosts, which alone writes these items.
  return readBodies(partitions, { prefix, from: fromInstant, to: toInstant, read: (body): Post => JSON.parse(body) })
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
  await addLabels(
    accountId,
    'posts',
    profileId,
    wanted.flatMap(({ labels }) => labels),
  )
  const kept = wanted.map((post) => ({ id: post.id, instant: post.publishedAt, body: JSON.stringify(post) }))
  await writeBodies(profileKey(accountId, profileId), prefix, kept)
}

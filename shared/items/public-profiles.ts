/** Followers by day and posts as anybody can see them: made of what profiles, competitors and public pages keep. */
import * as v from 'valibot'
import { addDays } from '../dates/calendar-date.ts'
import { Post } from '../posts.ts'
import { NetworkDate } from './fields.ts'
import { itemSource } from './source.ts'

export const FollowerDay = v.object({ id: v.string(), profileId: v.string(), date: NetworkDate, followers: v.number() })
export type FollowerDay = v.InferOutput<typeof FollowerDay>

const days = {
  prefix: 'FOLLOWERS',
  schema: FollowerDay,
  at: ({ date }: FollowerDay) => date,
  madeOf: ({ profileId, from, measures: { followers = new Float64Array() } }) =>
    [...followers].flatMap((value, day): FollowerDay[] => {
      const date = addDays(from, day)
      return Number.isNaN(value) ? [] : [{ id: `${profileId} ${date}`, profileId, date, followers: value }]
    }),
} as const satisfies Partial<Parameters<typeof itemSource<FollowerDay>>[0]>

const posts = {
  prefix: 'POST',
  schema: Post,
  at: ({ publishedAt }: Post) => publishedAt,
} as const satisfies Partial<Parameters<typeof itemSource<Post>>[0]>

export const followerSource = itemSource<FollowerDay>({ id: 'followers', owner: 'profile', ...days })
export const postSource = itemSource<Post>({ id: 'posts', owner: 'profile', ...posts })
/** Those of pages that belong to nobody here. */
export const pageFollowerSource = itemSource<FollowerDay>({ id: 'page-followers', owner: 'page', ...days })
export const pagePostSource = itemSource<Post>({ id: 'page-posts', owner: 'page', ...posts })

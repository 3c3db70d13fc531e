import { type BlockSample, sampleHead } from '../sample.ts'
import type { HashtagsData } from './data.ts'

const ofPosts = (posts: number, engPerPost: number) => ({ posts, engagements: posts * engPerPost, impressions: posts * engPerPost * 22, engPerPost })

export const hashtagsSample: BlockSample<HashtagsData> = (spec) => ({
  kind: 'hashtags',
  ...sampleHead(spec),
  type: 'hashtags',
  noun: { one: 'post', many: 'posts' },
  values: ['#coffee', '#winterblend', '#leith'].map((tag, index) => ({ tag, ...ofPosts(9 - index * 3, 100 + index * 20) })),
  other: { tags: 12, ...ofPosts(14, 43) },
})

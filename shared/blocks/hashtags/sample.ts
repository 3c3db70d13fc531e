import { type BlockSample, sampleHead } from '../sample.ts'
import type { HashtagsData } from './data.ts'

export const hashtagsSample: BlockSample<HashtagsData> = (spec) => ({
  kind: 'hashtags',
  ...sampleHead(spec),
  type: 'hashtags',
  noun: { one: 'post', many: 'posts' },
  values: ['#coffee', '#winterblend', '#leith'].map((tag, index) => ({
    tag,
    posts: 9 - index * 3,
    engagements: 900 - index * 310,
    impressions: 20_000,
    engPerPost: 100 + index * 20,
  })),
  other: { tags: 12, posts: 14, engagements: 600, impressions: 9000, engPerPost: 42.9 },
})

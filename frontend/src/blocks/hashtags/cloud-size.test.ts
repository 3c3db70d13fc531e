import { expect, test } from '@jest/globals'
import { cloudHeight, fittingTags, fontRanges, fontSize } from './cloud-size.ts'

const tag = (name: string, posts: number) => ({ tag: `#${name}`, posts, engagements: null, impressions: null, engPerPost: null })
const thirty = Array.from({ length: 30 }, (_, nth) => tag(`a-rather-long-hashtag-${nth}`, 40 - nth))
const other = { tags: 4, posts: 7, engagements: null, impressions: null, engPerPost: null }

test('tags are 10 to 32 pixels high on screen and 26 to 48 on paper', () => {
  const sizes = (range: (typeof fontRanges)[keyof typeof fontRanges]) => [1, 9].map((posts) => fontSize(posts, 1, 9, range))
  expect([sizes(fontRanges.screen), sizes(fontRanges.print)]).toEqual([
    [10, 32],
    [26, 48],
  ])
})

test('tags for which paper has no room are counted with the others, and none is drawn smaller', () => {
  const cloud = { values: thirty, other }
  expect(cloudHeight(cloud, 852)).toBeGreaterThan(670)
  const { values, othersUsed } = fittingTags(cloud, 852, 670)
  expect(values).toEqual(thirty.slice(0, values.length))
  expect(cloudHeight({ values, other }, 852)).toBeLessThanOrEqual(670)
  expect(cloudHeight({ values: thirty.slice(0, values.length + 1), other }, 852)).toBeGreaterThan(670)
  const used = (tags: readonly { posts: number }[]) => tags.reduce((sum, { posts }) => sum + posts, 0)
  expect(used(values) + (othersUsed ?? 0)).toBe(used(thirty) + other.posts)
})

test('what fits is printed whole, without others that there are not', () => {
  expect(fittingTags({ values: thirty.slice(0, 3), other: null }, 852, 670)).toEqual({ values: thirty.slice(0, 3), othersUsed: null })
})

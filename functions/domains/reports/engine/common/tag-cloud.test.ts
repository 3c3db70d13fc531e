import { expect, test } from '@jest/globals'
import { maxHashtags } from '../../../../../shared/reports/limits.ts'
import { type Tagged, tagsBlock } from './tag-cloud.ts'

const block = (texts: readonly Tagged[]) => tagsBlock({ empty: 'None.' }, { key: 'tags', noun: { one: 'post', many: 'posts' } }, texts)
const tagged = (count: number): Tagged[] =>
  Array.from({ length: count }, (_, at) => ({ text: `#tag${String(at).padStart(2, '0')}`, engagements: at, impressions: null }))

test('as many tags as there is room for have no rest', () => {
  const { values, other } = block(tagged(maxHashtags))
  expect([values.length, other]).toEqual([maxHashtags, null])
})

test('the tags beyond are one line: how many, and what their posts got', () => {
  const { values, other } = block([...tagged(maxHashtags + 2), { text: '#tag00', engagements: 5, impressions: 9 }])
  // the most used first, and of the others in the order of the alphabet
  expect(values[0]).toEqual({ tag: '#tag00', posts: 2, engagements: 5, impressions: 9, engPerPost: 2.5 })
  expect(other).toEqual({ tags: 2, posts: 2, engagements: 30 + 31, impressions: null, engPerPost: 30.5 })
})

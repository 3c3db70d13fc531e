/** What is said of constructed posts, each case named for what is odd about it. */
import { expect, test } from '@jest/globals'
import { reportOf, type World } from '../../../../../test/builders/dataset.ts'
import { type Expected, faultsOf } from './said.ts'
import { daily, noAdvice, ofPosts, unchanged } from './worlds.ts'

const cases: readonly (readonly [name: string, world: World, expected: Expected])[] = [
  ['one post', ofPosts([[3, 10, 400]]), { mustNot: [...unchanged, ...noAdvice, /leads/] }],
  [
    'a post a day, of which one went viral',
    ofPosts(daily((day) => (day === 40 ? 9000 : 100 + (day % 5)))),
    {
      must: [/Impressions rose from 5\d\.\dK to 235\.1K.*within normal day-to-day variation/],
      mustNot: [...noAdvice, /mpressions rose [\d.]+% to [\d.]+K\./],
    },
  ],
  [
    'Arabic, Hebrew and emoji',
    ofPosts(
      daily((day) => (day === 41 ? 4000 : day === 42 ? 3900 : 100 + (day % 5))),
      'قهوة جديدة ☕️ קפה',
    ),
    { must: ['قهوة جديدة ☕️ קפה'] },
  ],
  [
    'a good hour, on many days',
    ofPosts(daily((day) => (day % 2 ? 300 : 100) + (day % 5)).map(([day, , n], nth) => [day, nth % 2 ? 18 : 9, n])),
    { must: ['Publish more at 18:00', 'against 1'] },
  ],
  [
    'a good hour on six posts, of which one went viral',
    ofPosts([...daily((day) => 100 + (day % 5)), ...[1, 2, 3, 4, 5, 6].map((day): [number, number, number] => [day, 18, day === 3 ? 20_000 : 90])]),
    { mustNot: [/Publish more|18:00/] },
  ],
  [
    'a good hour on fourteen posts, of which one went viral',
    ofPosts([...daily((day) => 100 + (day % 5)), ...Array.from({ length: 14 }, (_, day): [number, number, number] => [day, 18, day === 3 ? 20_000 : 90])]),
    { mustNot: [/Publish more|18:00/] },
  ],
]

test.each(cases)('%s', (name, world, expected) => {
  expect(faultsOf(name, reportOf(world), expected)).toEqual([])
})

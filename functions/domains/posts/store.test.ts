import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Post } from '../../../shared/posts.ts'
import { startTable, type TestTable } from '../../../test/builders/stack.ts'
import { readLabels } from '../items/store/labels.ts'
import { readPosts, writePosts } from './store.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const post = (id: string, publishedAt: string, changes: Partial<Post> = {}): Post => ({
  id,
  profileId: 'p',
  network: 'instagram',
  publishedAt,
  type: 'image',
  text: 'Slow pours ☕ #latteart',
  url: null,
  media: [],
  labels: [],
  author: null,
  collaborators: [],
  measures: { reach: 10 },
  ...changes,
})
const all = (profileId = 'p') => readPosts('acct', [profileId], '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z')

test('a range takes its first instant and leaves its last; the whole post comes back', async () => {
  const exact = post('b', '2026-03-02T00:00:00.000Z', {
    labels: ['Huila'],
    media: [{ kind: 'image', picture_url: '/x.svg', alt: 'x' }],
    measures: { reach: 0.5 },
  })
  await writePosts('acct', 'p', [post('c', '2026-03-03T00:00:00Z'), exact, post('a', '2026-03-01T23:59:59.999Z')])
  expect(await readPosts('acct', ['p'], '2026-03-02T01:00:00+01:00', '2026-03-03T00:00:00Z')).toEqual([exact])
  expect((await all()).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(await readPosts('other', ['p'], '2000-01-01T00:00:00Z', '2100-01-01T00:00:00Z')).toEqual([])
})

test('a post whose instant or figures changed replaces the old one', async () => {
  const many = Array.from({ length: 120 }, (_, i) => post(`m${i}`, new Date(Date.UTC(2026, 0, 1) + i * 3_600_000).toISOString(), { profileId: 'q' }))
  await writePosts('acct', 'q', many)
  await writePosts('acct', 'q', [post('m7', '2026-06-01T00:00:00Z', { profileId: 'q', measures: { reach: 99 } }), ...many.slice(20, 30)])
  const found = await all('q')
  expect(found).toHaveLength(120)
  expect(found.at(-1)).toMatchObject({ id: 'm7', publishedAt: '2026-06-01T00:00:00.000Z', measures: { reach: 99 } })
})

test('writers at once leave one item per post', async () => {
  const at = (hour: number) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`
  await Promise.all(
    [1, 2, 3, 4, 5].map((hour) =>
      writePosts(
        'acct',
        'r',
        ['x', 'y'].map((id) => post(id, at(hour), { profileId: 'r' })),
      ),
    ),
  )
  const found = await all('r')
  expect(found.map(({ id }) => id).sort()).toEqual(['x', 'y'])
})

test('labels are listed once, in order, and only of the profiles asked for', async () => {
  await writePosts('acct', 's', [post('1', '2026-01-01T00:00:00Z', { profileId: 's', labels: ['Winter blend', 'Huila'] })])
  await writePosts('acct', 't', [post('2', '2026-01-01T00:00:00Z', { profileId: 't', labels: ['École', 'Huila'] })])
  expect(await readLabels('acct', ['s', 't'])).toEqual(['École', 'Huila', 'Winter blend'])
  expect(await readLabels('acct', ['s'])).toEqual(['Huila', 'Winter blend'])
  expect(await readLabels('other', ['s'])).toEqual([])
})

test('what is no post is refused', async () => {
  await expect(writePosts('acct', 'p', [post('z', 'yesterday')])).rejects.toThrow('yesterday is not an instant')
  await expect(writePosts('acct', 'elsewhere', [post('z', '2026-01-01T00:00:00Z')])).rejects.toThrow('another profile')
})

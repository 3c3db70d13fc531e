/** A table is of one network and one account, and says one thing of a day: nothing lands in the profile of another, whichever comes last. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { readPosts } from '../../posts/store.ts'
import { readSeries } from '../../series/store/series.ts'
import { importFiles } from './profile.ts'

const now = new Date('2026-11-21T09:00:00Z')
const account = 'acct'
let table: TestTable
let count = 0
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

type More = { readonly of?: NetworkCode; readonly username?: string; readonly rowsOf?: string }
/** Into a fresh profile: what is said of it, and what it holds then. */
async function into(network: NetworkCode, files: Readonly<Record<string, string>>, { of, username, rowsOf }: More = {}) {
  const id = `p${count++}`
  const profile = aProfile(id, network, { available_from: null, username: username ?? null })
  const all = Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) }))
  const results = await importFiles({
    accountId: account,
    profile,
    format: 'auto',
    files: all,
    now,
    ...(of ? { of } : {}),
    ...(rowsOf ? { rowsOf } : {}),
  }).catch(async (error: unknown) => {
    // what is refused changes nothing
    expect((await readSeries(account, [id], '2026-11-01', '2026-11-05'))[0]?.measures).toEqual({})
    expect(await readPosts(account, [id], '2000-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).toEqual([])
    throw error
  })
  const [series] = await readSeries(account, [id], '2026-11-01', '2026-11-02')
  return { results, days: Object.fromEntries(Object.entries(series?.measures ?? {}).map(([measure, values]) => [measure, [...values]])), id }
}
const meta = (...tables: readonly (readonly [string, number, number])[]) =>
  `sep=,\n${tables.map(([title, one, two]) => `"${title}"\n"Date","Primary"\n"2026-11-01T00:00:00","${one}"\n"2026-11-02T00:00:00","${two}"\n`).join('\n')}`

const ofFacebook = [
  ['Follows', 1, 2],
  ['Visits', 3, 4],
  ['Facebook reach', 5, 6],
] as const
const ofInstagram = [
  ['Instagram follows', 11, 12],
  ['Instagram profile visits', 13, 14],
  ['Instagram reach', 15, 16],
] as const
describe('tables of Facebook and of Instagram in one file', () => {
  test.each([
    ['Facebook first', meta(...ofFacebook, ...ofInstagram)],
    ['Instagram first', meta(...ofInstagram, ...ofFacebook)],
  ])('%s: each profile has its own, and the result names what was left out', async (_, file) => {
    const facebook = await into('facebook', { 'x.csv': file })
    expect(facebook.days).toEqual({ followers_gained: [1, 2], profile_visits: [3, 4], reach: [5, 6] })
    expect(facebook.results[0]?.notes.filter((note) => note.includes('skipped: it is for Instagram'))).toHaveLength(3)
    const instagram = await into('instagram', { 'x.csv': file })
    expect(instagram.days).toEqual({ followers_gained: [11, 12], profile_visits: [13, 14], reach: [15, 16] })
    expect(instagram.results[0]?.notes.some((note) => note.includes('"Follows" in line') && note.includes('for Facebook'))).toBe(true)
  })

  test('tables of the other network alone are refused', async () => {
    await expect(into('facebook', { 'x.csv': meta(...ofInstagram) })).rejects.toThrow('from Instagram, but the profile is on Facebook')
    await expect(into('instagram', { 'a.csv': meta(ofFacebook[2]), 'b.csv': meta(['Follows', 1, 2]) })).rejects.toThrow(
      'from Facebook, but the profile is on Instagram',
    )
  })
})

describe('titles that both networks have', () => {
  test('are of the network of the tables beside them, in the file or in the import', async () => {
    const files = {
      'Views.csv': meta(['Views', 7, 8]),
      'Visits.csv': meta(['Instagram profile visits', 13, 14]),
      'Content.csv': meta(['Content interactions', 1, 2]),
    }
    expect((await into('instagram', files)).days).toEqual({ impressions: [7, 8], profile_visits: [13, 14], engagements: [1, 2] })
    await expect(into('facebook', files)).rejects.toThrow('from Instagram, but the profile is on Facebook')
  })

  test.each(['facebook', 'instagram'] as const)('alone say nothing: they are refused for %s unless somebody says whose they are', async (network) => {
    const otherOf = network === 'facebook' ? 'instagram' : 'facebook'
    const file = { 'Follows.csv': meta(['Follows', 1, 2]) }
    await expect(into(network, file)).rejects.toThrow(
      `The table "Follows" (Follows.csv, line 2) does not say whether it is for Facebook or Instagram. If you exported it for this profile, please confirm that it is for ${networks[network].display}, and import ${networks[otherOf].display} files separately.`,
    )
    expect((await into(network, file, { of: network })).days).toEqual({ followers_gained: [1, 2] })
    await expect(into(network, file, { of: otherOf })).rejects.toThrow('Please choose a profile on the right network.')
  })

  test('beside tables of both networks are refused, for nobody can tell', async () => {
    const files = { 'a.csv': meta(['Facebook visits', 1, 2], ['Instagram follows', 3, 4]), 'c.csv': meta(['Views', 5, 6]) }
    await expect(into('facebook', files)).rejects.toThrow('The table "Views" (c.csv, line 2) does not say')
  })

  test('that reports are not made of are left out, and it is said', async () => {
    const { days, results } = await into('facebook', { 'x.csv': meta(['Viewers', 1, 2], ['Facebook reach', 5, 6]) })
    expect([days, results[0]?.notes]).toEqual([{ reach: [5, 6] }, ['The table "Viewers" in line 2 was skipped: no report uses it.']])
  })
})

describe('a figure told twice', () => {
  const days = (value: number) => `date,impressions,clicks\n2026-11-01,${value},\n2026-11-02,6,7\n`
  test('by two files, two tables or two rows is refused with both lines when it differs', async () => {
    await expect(into('twitter', { 'a.csv': days(5), 'b.csv': days(9) })).rejects.toThrow(
      'b.csv, line 2 and a.csv, line 2 differ: Impressions on 2026-11-01 is 9 and 5.',
    )
    await expect(into('facebook', { 'x.csv': meta(['Facebook reach', 5, 6], ['Facebook reach', 5, 7]) })).rejects.toThrow(
      'x.csv, line 10 and x.csv, line 5 differ: Reach of the day on 2026-11-02 is 7 and 6.',
    )
    await expect(into('facebook', { 'x.csv': `${meta(['Facebook reach', 5, 6])}"2026-11-01","9"\n` })).rejects.toThrow(
      'Line 6: An earlier row for 2026-11-01 has a different figure for Reach of the day: 5 in line 4, 9 here.',
    )
  })

  test('and is taken when it is the same; an empty cell takes nothing away', async () => {
    for (const files of [
      { 'a.csv': days(5), 'b.csv': days(5) },
      { 'a.csv': 'date,clicks\n2026-11-01,3\n', 'b.csv': days(5) },
      { 'a.csv': days(5), 'b.csv': 'date,clicks\n2026-11-01,3\n' },
    ]) {
      const { days: found } = await into('twitter', files)
      expect([found.impressions, found.clicks?.[0]]).toEqual([[5, 6], 'b.csv' in files && files['b.csv'] === files['a.csv'] ? Number.NaN : 3])
    }
  })

  const post = (likes: number) => `id,published_at,reactions\n7,2026-11-01T10:00:00Z,${likes}\n`
  const review = (stars: number) => `id,created_at,stars\n7,2026-11-01,${stars}\n`
  test.each([
    ['post', 'facebook', post, 'b.csv, line 2 and a.csv, line 2 differ: the post 7 in Reactions or likes (5 and 4).'],
    ['review', 'google', review, 'b.csv, line 2 and a.csv, line 2 differ: what they say of 7.'],
  ] as const)('of a %s is refused too, and taken when it is the same', async (_, network, make, sentence) => {
    await expect(into(network, { 'a.csv': make(5), 'b.csv': make(4) })).rejects.toThrow(sentence)
    await into(network, { 'a.csv': make(5), 'b.csv': make(5) })
  })

  test('of a part of a breakdown', async () => {
    const parts = (value: number) =>
      `date,breakdown,part,impressions\n2026-11-01,search_keyword,Coffee,5\n2026-11-02,search_keyword,Tea,1\n2026-11-01,search_keyword,coffee,${value}\n`
    await expect(into('google', { 'x.csv': parts(6) })).rejects.toThrow('in line 2, is different')
    expect((await into('google', { 'x.csv': parts(5) })).results[0]?.skippedTotal).toBe(0)
  })
})

describe('rows of another account', () => {
  const x = (user: string, id: string) => `Post id,Date,Post text,Link,Impressions\n${id},"Thu, Mar 20, 2025",gm,https://x.com/${user}/status/${id},33\n`
  test('a network whose links name who posted: two of them, or another than the profile, are refused', async () => {
    const one = '1902622306553184746'
    await expect(into('twitter', { 'a.csv': x('ada', one), 'b.csv': x('bob', '1902621653873594581') })).rejects.toThrow(
      'The files belong to several accounts: @ada (a.csv, line 2) and @bob (b.csv, line 2). Please import each into the profile of its account.',
    )
    await expect(into('twitter', { 'a.csv': x('ada', one) }, { username: '@bob' })).rejects.toThrow(
      'The rows belong to @ada (a.csv, line 2), but the profile is @bob.',
    )
    expect((await into('twitter', { 'a.csv': x('ada', one) }, { username: 'Ada' })).results[0]?.written).toBe(1)
    const tiktok = 'Video title,Video link,Post time,Total views\na,https://www.tiktok.com/@ada/video/7527623000473079054,July 16,5\n'
    await expect(into('tiktok', { 'a.csv': tiktok }, { username: 'bob' })).rejects.toThrow('The rows belong to @ada')
  })

  const collab = (...accounts: readonly (readonly [id: string, username: string])[]) =>
    `Post ID,Account ID,Account username,Publish time,Permalink,Post type,Reach\n${accounts
      .map(([id, username], at) => `1790000000000000${at},${id},${username},10/02/2026 10:00,https://www.instagram.com/p/Ab${at}/,IG image,90\n`)
      .join('')}`

  test('posts that partners made together with the profile are left out and named, and nothing is said to be missing', async () => {
    const header = 'Post ID,Account ID,Account username,Publish time,Permalink,Post type,Reach'
    const rows = [
      ...['17900000000000001,1784,shop,10/02/2026 10:00,https://www.instagram.com/p/AbC/,IG image,90'],
      ...['17900000000000002,1799,partner,10/03/2026 10:00,https://www.instagram.com/reel/AbD/,IG reel,200'],
      ...['17900000000000003,1784,shop,10/04/2026 10:00,https://www.instagram.com/p/AbE/,IG image,80'],
    ]
    for (const username of ['@Shop', undefined]) {
      const { results, id } = await into('instagram', { 'a.csv': `${[header, ...rows].join('\n')}\n` }, username ? { username } : {})
      expect(results).toMatchObject([{ read: 3, written: 2, skipped: [{ line: 3, reason: 'This row belongs to partner, so it was skipped.' }], notes: [] }])
      expect((await readPosts(account, [id], '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z')).map(({ measures }) => measures.reach).sort()).toEqual([80, 90])
    }
    await expect(into('instagram', { 'a.csv': `${[header, ...rows].join('\n')}\n` }, { username: 'other' })).rejects.toThrow(
      'The rows belong to shop (a.csv, line 2)',
    )
    const files = { 'a.csv': `${header}\n${rows[0]}\n`, 'b.csv': `${header}\n${rows[1]}\n` }
    await expect(into('instagram', files, { username: 'shop' })).rejects.toThrow('The rows belong to partner (b.csv, line 2), but the profile is @shop.')
  })

  test('an export in which no account has most rows asks for the account, and the username of the profile answers it', async () => {
    const file = { 'a.csv': `${collab(['1', 'shop'], ['2', 'partner'])}` }
    await expect(into('instagram', file)).rejects.toThrow(
      'The rows belong to several accounts: shop (a.csv, line 2) and partner (a.csv, line 3). Please choose the account of this profile, or enter its username in the profile settings. Rows of the others are skipped.',
    )
    for (const more of [{ username: 'Shop' }, { rowsOf: 'shop' }, { username: 'shop', rowsOf: '@Shop' }]) {
      const { results } = await into('instagram', file, more)
      expect(results).toMatchObject([{ read: 2, written: 1, skipped: [{ line: 3, reason: 'This row belongs to partner, so it was skipped.' }] }])
    }
    await expect(into('instagram', file, { username: 'shop', rowsOf: 'partner' })).rejects.toThrow('The profile is @shop, so rows of partner cannot')
    await expect(into('instagram', file, { rowsOf: 'nobody' })).rejects.toThrow('The rows belong to shop (a.csv, line 2), and none to nobody.')
    const more = { ...file, 'b.csv': collab(['2', 'partner']) }
    await expect(into('instagram', more, { rowsOf: 'shop' })).rejects.toThrow('The rows belong to partner (b.csv, line 2), and none to shop.')
  })

  test('two accounts of one name are chosen by their ids, and rows without usernames do not ask for one', async () => {
    const file = {
      'a.csv': collab(['1', 'Coffee'], ['2', 'Coffee']).replace('Account ID,Account username', 'Page ID,Page name').replaceAll('instagram', 'facebook'),
    }
    await expect(into('facebook', file)).rejects.toThrow(
      'several accounts: 1 (a.csv, line 2) and 2 (a.csv, line 3). Please choose the account of this profile. Rows of the others are skipped.',
    )
    expect((await into('facebook', file, { rowsOf: '2' })).results).toMatchObject([{ written: 1, skipped: [{ line: 2 }] }])
  })

  const metaPost = (who: string, names: string, host: string) =>
    `Post ID,${names},Publish time,Permalink,Post type,Reach\n9,${who},02/16/2025 05:14,https://www.${host}/p/9,Photos,5\n`
  test('posts of Meta: two pages in one file, a page for an Instagram profile, an account that the profile is not', async () => {
    const page = metaPost('1,Coffee', 'Page ID,Page name', 'facebook.com')
    await expect(into('facebook', { 'x.csv': `${page}8,2,Books,02/16/2025 05:14,https://www.facebook.com/8,Photos,5\n` })).rejects.toThrow(
      'Coffee (x.csv, line 2) and Books (x.csv, line 3)',
    )
    await expect(into('instagram', { 'x.csv': page })).rejects.toThrow('the profile is on Instagram')
    const shop = metaPost('1,shop', 'Account ID,Account username', 'instagram.com')
    await expect(into('facebook', { 'x.csv': shop })).rejects.toThrow('the profile is on Facebook')
    await expect(into('instagram', { 'x.csv': shop }, { username: 'cafe' })).rejects.toThrow(
      'The rows belong to shop (x.csv, line 2), but the profile is @cafe.',
    )
    const unnamed = 'Post ID,Publish time,Permalink,Post type,Reach\n9,02/16/2025 05:14,https://www.instagram.com/p/9,IG image,5\n'
    await expect(into('facebook', { 'x.csv': unnamed })).rejects.toThrow('the profile is on Facebook')
    expect((await into('instagram', { 'x.csv': unnamed })).results[0]?.written).toBe(1)
  })

  test('a CSV of our own whose links or whose column of networks are of another', async () => {
    await expect(into('twitter', { 'x.csv': 'id,published_at,url\n1,2026-11-01,https://www.facebook.com/9\n' })).rejects.toThrow(
      'Line 2 is a post on Facebook, but the profile is on X.',
    )
    await expect(into('twitter', { 'x.csv': 'date,platform,impressions\n2026-11-01,Instagram,5\n' })).rejects.toThrow(
      'The column platform says Instagram (line 2)',
    )
    await expect(into('twitter', { 'x.csv': 'date,page,impressions\n2026-11-01,A,5\n2026-11-02,B,5\n' })).rejects.toThrow(
      'The column page has A (line 2) and B (line 3).',
    )
  })
})

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { AdvocacyGroup } from '../../../../shared/advocacy.ts'
import { reviewSource } from '../../../../shared/items/reviews.ts'
import { taskSource } from '../../../../shared/items/tasks.ts'
import type { Listener } from '../../../../shared/listeners.ts'
import { networkCodes, reviewNetworks } from '../../../../shared/networks.ts'
import { aProfile } from '../../../../test/builders/dataset.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { getProfile, putAccount, putGroup, putProfile } from '../../../kernel/accounts/store.ts'
import { adAccountsOf } from '../../ads/store.ts'
import { formats } from '../../import/formats/index.ts'
import { importAdvocacy } from '../../import/targets/advocacy.ts'
import { importMentions } from '../../import/targets/listener.ts'
import { importFiles } from '../../import/targets/profile.ts'
import { beginning, readItems } from '../../items/store/items.ts'
import { putListener } from '../../listeners/store.ts'
import { embedded } from '../../sentiment/embedded.ts'

const account = 'acct'
const now = new Date('2026-11-21T09:00:00Z')
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

async function imported(network: 'google' | 'facebook' | 'instagram', csv: string, id: string = network) {
  await putProfile(account, aProfile(id, network, { available_from: null, entity_gid: 'g', timezone: network === 'google' ? 'America/New_York' : null }))
  const profile = await getProfile(account, id)
  if (!profile) throw new Error('no profile')
  const [result] = await importFiles({ accountId: account, profile, format: 'auto', files: [{ name: 'x.csv', bytes: new TextEncoder().encode(csv) }], now })
  return { result, since: (await getProfile(account, id))?.available_from }
}
const reviewsOf = (id: string) => readItems(reviewSource, account, [id], beginning, '2100-01-01T00:00:00Z')

test('reviews: replies that are none and replies that are not known, words scored', async () => {
  const { result, since } = await imported(
    'google',
    'id,created_at,stars,text,reply,replied_at\n1,2026-03-01T23:30:00-02:00,5,Great coffee,Thanks,2026-03-02T09:00:00Z\n2,2026-03-05,2,,,\n',
  )
  expect([result?.format, result?.written, since]).toEqual(['generic-reviews', 2, '2026-03-02'])
  const [first, second] = await reviewsOf('google')
  expect(first).toMatchObject({
    createdAt: '2026-03-02T01:30:00.000Z',
    stars: 5,
    sentiment: 'positive',
    reply: { text: 'Thanks', at: '2026-03-02T09:00:00.000Z' },
  })
  expect(second).toMatchObject({ createdAt: '2026-03-05T12:00:00.000Z', score: null, sentiment: null, reply: null })

  await imported('facebook', 'id,created_at,recommends\n1,2026-03-01,yes\n2,2026-03-02,no\n')
  expect((await reviewsOf('facebook')).map(({ recommends, stars, ...rest }) => [recommends, stars, 'reply' in rest])).toEqual([
    [true, null, false],
    [false, null, false],
  ])
  await expect(imported('instagram', 'id,created_at,stars\n1,2026-03-01,5\n')).rejects.toThrow('the profile is on Instagram')
})

test('tasks go to the group of the profile, with every completion, due to the end of a day there; they say nothing of when its data begins', async () => {
  const { result, since } = await imported(
    'google',
    'id,title,created_at,status,priority,assignee,due_at,completed_at,reopened_at,about\nt1,Answer,2026-03-01T09:00:00Z,,High,Ada,2026-03-02,2026-03-02T09:00:00Z|2026-03-04T09:00:00Z,2026-03-03T09:00:00Z,\nt2,Plan,2026-03-01T09:00:00Z,In progress,,,,,,none\n',
  )
  expect([result?.format, result?.written, since]).toEqual(['generic-tasks', 2, null])
  const [one, two] = await readItems(taskSource, account, ['g'], beginning, '2100-01-01T00:00:00Z')
  expect(one).toMatchObject({
    status: 'completed',
    priority: 'high',
    assignee: { id: 'Ada', name: 'Ada' },
    profileId: 'google',
    dueAt: '2026-03-03T04:59:59.999Z',
  })
  expect(two).toMatchObject({ status: 'in_progress', profileId: null, network: null, priority: 'medium' })
})

test('days are those of the group, else of the account, where a profile, listener or advocacy group has no zone of its own', async () => {
  const late = new Date('2026-11-20T21:30:00Z')
  await putAccount({ id: 'zones', name: 'Zones', timezone: 'Asia/Dubai', features: {} })
  await putGroup('zones', { entity_gid: 'ny', name: 'New York', timezone: 'America/New_York' })
  await putGroup('zones', { entity_gid: 'bare', name: 'Bare', timezone: null })
  const fileOf = (csv: string) => [{ name: 'x.csv', bytes: new TextEncoder().encode(csv) }]
  const due = async (entity_gid: string) => {
    const profile = aProfile(entity_gid, 'google', { available_from: null, entity_gid })
    await putProfile('zones', profile)
    const files = fileOf('id,title,created_at,due_at\nt,Answer,2026-03-01T09:00:00Z,2026-03-02\n')
    await importFiles({ accountId: 'zones', profile, format: 'auto', files, now: late })
    const [task] = await readItems(taskSource, 'zones', [entity_gid], beginning, '2100-01-01T00:00:00Z')
    return task?.dueAt
  }
  expect([await due('ny'), await due('bare')]).toEqual(['2026-03-03T04:59:59.999Z', '2026-03-02T19:59:59.999Z'])
  const mention = async (gid: string) => {
    const queries = [{ key: 'q', label: 'Q' }]
    const listener: Listener = { id: gid, name: null, type: 'topic', enabled: true, processed: false, entity_gids: [gid], timezone: null, queries, results: 0 }
    await putListener('zones', listener)
    return importMentions({ accountId: 'zones', listener, files, now: late })
  }
  const files = fileOf('id,found_at,source\n1,2026-11-21T00:10:00Z,news\n')
  await expect(mention('ny')).rejects.toThrow('2026-11-21 is in the future.')
  expect(await mention('bare')).toMatchObject([{ written: 1 }])
  const joined = (entity_gid: string) => {
    const rates = { currency: 'GBP', click: 1, engagement: 1, thousand_impressions: 1 }
    const points = { share: 1, click: 1, engagement: 1 }
    const group: AdvocacyGroup = { id: entity_gid, entity_gid, picture_url: null, type: 'employees', timezone: null, name: null, rates, points }
    return importAdvocacy({ accountId: 'zones', group, files: fileOf('id,name,joined_at\n1,Ada,2026-11-21T00:10:00Z\n'), now: late })
  }
  await expect(joined('ny')).rejects.toThrow('2026-11-21 is in the future.')
  expect(await joined('bare')).toMatchObject([{ written: 1 }])
})

test('no file brings reviews to a network whose profiles are never asked for any', () => {
  const bringing = Object.values(formats).filter(({ holds }) => holds === 'reviews')
  expect(bringing.length).toBeGreaterThan(0)
  for (const { networks } of bringing) expect(reviewNetworks).toEqual(expect.arrayContaining([...(networks ?? networkCodes)]))
})

test('the text of a review is scored as a review', async () => {
  const text = 'Good coffee, friendly people, but the queue went round the corner and we waited half an hour for a table'
  await imported('google', `id,created_at,stars,text\nr9,2026-03-05T09:00:00Z,3,"${text}"\n`, 'scored')
  const reviews = await readItems(reviewSource, account, ['scored'], beginning, '2026-03-06T00:00:00.000Z')
  const [asReview] = await embedded.classify([{ text, language: null }], 'review')
  expect(reviews.find(({ id }) => id === 'r9')).toMatchObject({ score: asReview?.score, scorer: 'almanac-4' })
})

test.each([
  ['google', 'id,created_at,stars\n3,2026-03-05,6\n', 'Line 2: "6" is not a rating from 1 to 5.'],
  ['google', 'id,created_at,stars\n1,2026-03-05,4\n5,2027-01-01,4\n', 'Line 3: 2027-01-01 is in the future.'],
  ['google', 'id,created_at,stars\n2,2026-03-06,4\n2,2026-03-06,4\n', 'Line 3: An earlier row has the same ID, 2.'],
  ['google', 'id,created_at,stars,recommends\n3,2026-03-06,,\n', 'Line 2: The review has neither stars nor a recommendation.'],
  ['google', `id,created_at,stars\n${'i'.repeat(801)},2026-03-06,4\n`, 'Line 2: The ID is too long. Please keep it to 200 characters.'],
  ['google', 'id,created_at,stars,reply,replied_at\n6,2026-03-07,3,Thanks,\n', 'Line 2: The reply has no readable time.'],
  [
    'facebook',
    'id,title,created_at,reopened_at\nt3,Odd,2026-03-01T09:00:00Z,2026-03-03T09:00:00Z\n',
    'Line 2: A task must be completed before it can be reopened',
  ],
  ['facebook', 'id,title,created_at,status\nt4,Odd,2026-03-01T09:00:00Z,waiting\n', 'Line 2, column status: "waiting" is not one of open'],
  ['facebook', 'date,ad_id,currency,spend,impressions\n2026-03-01,1,pounds,5,9\n', 'Line 2: "POUNDS" is not a currency.'],
  [
    'facebook',
    'date,ad_id,currency,spend,impressions\n2026-03-01,1,GBP,5,9\n2026-03-02,1,USD,5,9\n',
    'Line 3: The ad account is in GBP, but this row is in USD.',
  ],
  ['facebook', 'id,direction,sent_at\nm1,outbound,2026-03-01\n', 'Line 2: The row has no conversation.'],
] as const)('on %s %s is refused: %s', async (network, csv, sentence) => {
  await expect(imported(network, csv)).rejects.toThrow(sentence)
})

test('an ad account keeps its currency: money of another is not put beside it, and a row without one is in the same', async () => {
  const ads = (rows: string) => imported('facebook', `date,ad_id,account_id,currency,spend,impressions\n${rows}`)
  await ads('2026-03-02,1,shop,GBP,5,9\n')
  await expect(ads('2026-03-03,1,shop,USD,5,9\n')).rejects.toThrow('Line 2: The ad account is in GBP, but this row is in USD.')
  await ads('2026-03-01,1,shop,,5,9\n')
  expect((await adAccountsOf(account, ['facebook'])).filter(({ id }) => id === 'shop').map(({ currency, since }) => [currency, since])).toEqual([
    ['GBP', '2026-03-01'],
  ])
})

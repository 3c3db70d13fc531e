import { expect, test } from '@jest/globals'
import type { ScheduleOrder } from '../../../../shared/api/schedule-order.ts'
import { changeBody, choosesBeside, copyValues, editValues, knownMembers, timeOf } from './edit-form.ts'
import { wallTimeOf } from './schedule-form.ts'

const order: ScheduleOrder = {
  flavor: 'posts',
  type: 'MONTHLY',
  generate_at: '2199-12-01T00:05',
  until_stopped: false,
  missing_data: 'hold',
  timezone: 'Europe/London',
  recipient_users: ['u1', 'u2'],
  recipient_emails: ['tom@x.test'],
  entities: ['g'],
  profiles: ['second', 'gone', 'first'],
  template_id: 'board',
  template_version: 3,
  pdf_extent: 'everything',
  range: { days: 14 },
  compare: 'last_year',
  label: ['Winter'],
  label_match: 'all',
}
const row = (id: string, blocked: string | null = null) => ({
  id,
  code: 'facebook' as const,
  name: id,
  username: null,
  picture_url: null,
  profile_url: null,
  network: { code: 'facebook' as const, display: 'Facebook' },
  entity_gid: 'g',
  timezone: null,
  available_from: null,
  access_ends_on: null,
  blocked,
  locked: false,
})
const groups = [
  { entity_gid: 'g', name: 'G', timezone: null, profiles: [row('first')] },
  { entity_gid: 'h', name: 'H', timezone: null, profiles: [row('second'), row('blocked', 'It is blocked.')] },
]

test('a run to come fills the form and goes back as it was, but for profiles that can no longer be chosen', () => {
  const values = editValues(order, 4, groups)
  expect(values).toMatchObject({ entityGid: 'h', profileIds: ['second', 'first'], quantity: 4, templateVersion: 3, labels: ['Winter'] })
  if (!values) throw new Error('no values')
  const { entities, profiles, ...rest } = order
  expect(changeBody(values, 'following', 2)).toEqual({ ...rest, entities: ['h'], profiles: ['second', 'first'], quantity: 1, which: 'following', revision: 2 })
  const listener = editValues({ ...order, flavor: 'listener_performance', listener_gid: 'l', label: undefined, profiles: [] }, 1, groups)
  expect(listener?.subject).toEqual({ kind: 'listener', id: 'l' })
  const campaigns = editValues(
    { ...order, flavor: 'sentiment', sentiment_report_type: 'campaigns', post_filters: { labels: ['Huila'] }, label: undefined },
    1,
    groups,
  )
  expect(campaigns).toMatchObject({ subject: { kind: 'campaigns' }, labels: ['Huila'] })
  // what is made once is made at once
  expect(editValues({ ...order, type: 'ONCE' }, 1, groups)).toBeNull()
})

test('midnight, noon and what lies between come back as they were', () => {
  for (const wall of ['2199-12-01T00:05', '2199-12-01T11:59', '2199-12-01T12:00', '2199-12-01T23:30']) expect(wallTimeOf(timeOf(wall))).toBe(wall)
})

test('a member who has left keeps the name that the run has for them', () => {
  const recipients = [
    { email: 'tom@x.test', name: null },
    { email: 'ada@x.test', name: 'Ada' },
    { email: 'ben@x.test', name: 'Ben' },
  ].map((one) => ({ ...one, status: 'waiting' as const, sent_at: null }))
  expect(knownMembers(order, { recipients })).toEqual([
    { id: 'u1', name: 'Ada' },
    { id: 'u2', name: 'Ben' },
  ])
})

test('profiles stand beside the form of a report about profiles alone', () => {
  const beside = ['comprehensive', 'posts', 'reviews', 'ads_performance', 'competitor', 'advocacy', 'sentiment', 'listener_performance', 'facebook_ads']
  expect(beside.filter(choosesBeside)).toEqual(['comprehensive', 'posts', 'reviews', 'ads_performance'])
})

test('the same once more begins at the next such time from now on', () => {
  const first = (changes: Partial<ScheduleOrder>, now: string) => {
    const values = copyValues({ ...order, ...changes }, 12, groups, new Date(now))
    return values && [wallTimeOf(values), values.quantity]
  }
  expect(first({}, '2198-12-24T00:00Z')).toEqual(['2199-01-01T00:05', 12])
  const weekly = { type: 'WEEKLY', generate_at: '2026-12-21T09:00' } as const
  expect(first(weekly, '2026-11-23T08:59Z')).toEqual(['2026-11-23T09:00', 12])
  // its time has come while it was paused
  expect(first(weekly, '2026-12-21T09:00Z')).toEqual(['2026-12-28T09:00', 12])
  expect(first({ type: 'ONCE' }, '2026-12-21T09:00Z')).toBeNull()
})

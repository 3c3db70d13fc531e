import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { RunRange } from '../../../../shared/dates/index.ts'
import { messages } from '../../../../shared/messages.ts'
import { emailProblem } from '../../pickers/recipients/emails.ts'
import { clampQuantity, createBodies, firstTime, orderBody, profilesOf, ScheduleForm, wallTimeOf, withFlavor, withRange } from './schedule-form.ts'

const form: ScheduleForm = {
  flavor: 'posts',
  type: 'MONTHLY',
  quantity: 12,
  untilStopped: false,
  missingData: 'send',
  users: ['u1'],
  emails: ['tom@x.test'],
  templateId: null,
  templateVersion: null,
  pdfExtent: 'sections',
  labels: ['Winter'],
  labelMatch: 'any',
  entityGid: 'g',
  profileIds: ['p'],
  chosenIds: ['p'],
  subject: null,
  range: 'last_7_days',
  compare: 'last_year',
  datesOpen: false,
  date: '2199-12-01',
  hour: 12,
  minute: 5,
  half: 'AM',
  timezone: 'Europe/London',
}
const problems = (over: Partial<Record<keyof ScheduleForm, unknown>>) =>
  v.safeParse(ScheduleForm, { ...form, ...over }).issues?.map((issue) => issue.message) ?? []

test('every rule of the schedule form speaks in the words of the specification', () => {
  expect(problems({})).toEqual([])
  expect(problems({ flavor: '' })).toEqual([messages.schedule.typeRequired])
  expect(problems({ type: undefined })).toEqual([messages.schedule.timeframeRequired])
  expect(problems({ users: [], emails: [] })).toEqual([messages.schedule.noRecipients])
  expect(problems({ emails: ['nobody'] })).toEqual(['nobody is not a valid email'])
  expect(problems({ profileIds: [] })).toEqual([messages.profiles.none])
  expect(problems({ date: '2020-01-01' })).toEqual([messages.schedule.past])
  expect(problems({ timezone: 'Mars/Base' })).toContain(messages.dates.timezone)
})

test.each([
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-4', 1],
  ['7', 7],
  ['53', 52],
  ['1.000', 52],
  ['1 000', 52],
  ['2.5', 2],
])('a quantity of "%s" becomes %d when the field is left', (text, number) => {
  expect(clampQuantity(text)).toBe(number)
})

test('midnight and noon are 12 AM and 12 PM', () => {
  expect(wallTimeOf(form)).toBe('2199-12-01T00:05')
  expect(wallTimeOf({ ...form, half: 'PM' })).toBe('2199-12-01T12:05')
  expect(firstTime('2026-11-21T11:20')).toEqual({ hour: 12, minute: 0, half: 'PM' })
  expect(firstTime('2026-11-21T23:20')).toEqual({ hour: 11, minute: 0, half: 'PM' })
})

test('emails are judged one by one', () => {
  expect(emailProblem('c')).toBe('c is not a valid email')
  expect(emailProblem('a@x.test')).toBeNull()
})

test('the same form asked for again, as after an answer that was lost, is the same schedule; a changed one is another', () => {
  const bodyOf = createBodies()
  const first = bodyOf(form).idempotency_key
  expect(bodyOf({ ...form }).idempotency_key).toBe(first)
  const changed = bodyOf({ ...form, quantity: 3 }).idempotency_key
  expect(changed).not.toBe(first)
  expect(bodyOf({ ...form, quantity: 3 }).idempotency_key).toBe(changed)
  // another dialog is another schedule
  expect(createBodies()(form).idempotency_key).not.toBe(first)
})

test('labels go with post reports only', () => {
  expect(orderBody(form)).toMatchObject({ generate_at: '2199-12-01T00:05', label: ['Winter'], label_match: 'any' })
  expect(orderBody({ ...form, flavor: 'comprehensive' })).not.toHaveProperty('label')
})

test('a report about something else than profiles needs it, and sends it instead of them', () => {
  expect(problems({ flavor: 'listener_performance', profileIds: [] })).toEqual([messages.scheduleLacks.listenerRequired])
  expect(problems({ flavor: 'sentiment', profileIds: [] })).toEqual([messages.scheduleLacks.sentimentTypeRequired])
  expect(problems({ flavor: 'sentiment', subject: { kind: 'campaigns', id: null }, labels: [] })).toEqual([messages.scheduleLacks.campaignLabelRequired])
  expect(problems({ flavor: 'facebook_ads' })).toEqual([messages.ads.accountRequired])
  const listener = orderBody({ ...form, flavor: 'listener_performance', subject: { kind: 'listener', id: 'l' } })
  expect(listener).toMatchObject({ listener_gid: 'l', profiles: [], entities: [] })
  expect(problems({ flavor: 'advocacy', profileIds: [] })).toEqual([messages.advocacy.required])
  const advocacy = orderBody({ ...form, flavor: 'advocacy', subject: { kind: 'advocacy', id: 'team' } })
  expect(advocacy).toMatchObject({ advocacy_gid: 'team', profiles: [], entities: [] })
  expect(orderBody({ ...form, flavor: 'competitor' })).toMatchObject({ profiles: ['p'], entities: ['g'] })
  const campaigns = orderBody({ ...form, flavor: 'sentiment', subject: { kind: 'campaigns', id: null } })
  expect(campaigns).toMatchObject({ sentiment_report_type: 'campaigns', post_filters: { labels: ['Winter'] }, profiles: ['p'], entities: ['g'] })
})

test('a change of type keeps the profiles that the new one takes, and leaves none chosen where one is to be', () => {
  const row = (id: string, code: 'facebook' | 'twitter' | 'google') => ({
    id,
    code,
    name: id,
    username: null,
    picture_url: null,
    profile_url: null,
    network: { code, display: code },
    entity_gid: 'g',
    timezone: null,
    available_from: null,
    access_ends_on: null,
    blocked: null,
    locked: false,
  })
  const group = { entity_gid: 'g', name: 'G', timezone: null, profiles: [row('f', 'facebook'), row('x', 'twitter'), row('go', 'google')] }
  expect(profilesOf('reviews', group, ['x', 'go'])).toEqual(['go'])
  expect(profilesOf('reviews', group, ['x'])).toEqual(['f', 'go'])
  expect(profilesOf('comprehensive', group, ['x'])).toEqual(['x'])
  expect(profilesOf('competitor', group, ['f'])).toEqual([])
  // reviews take two of the three, one competitor profile none: all three are back afterwards
  const whole = { ...form, flavor: 'comprehensive', profileIds: ['f', 'x', 'go'], chosenIds: ['f', 'x', 'go'] }
  const reviews = withFlavor(whole, 'reviews', group)
  expect(reviews.profileIds).toEqual(['f', 'go'])
  expect(withFlavor(withFlavor(reviews, 'competitor', group), 'comprehensive', group).profileIds).toEqual(['f', 'x', 'go'])
})

test('the comparison of a schedule goes with its range while it is the default of it', () => {
  const of = (range: RunRange, compare: ScheduleForm['compare'], next: RunRange) => withRange({ ...form, range, compare }, next).compare
  expect(of('last_week', 'preceding_match_weekday', 'last_month')).toBe('preceding')
  expect(of('last_month', 'preceding', 'last_7_days')).toBe('preceding_match_weekday')
  expect(of('last_week', 'last_year', 'last_month')).toBe('last_year')
  expect(withRange({ ...form, date: '', range: 'last_4_weeks', compare: 'preceding_match_weekday' }, 'last_quarter').compare).toBe('preceding')
})

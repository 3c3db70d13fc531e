/** What people choose to be told of, through the real chain, on the real table. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getNotificationSettings } from '../../../shared/api/notification-settings.ts'
import { listAlerts } from '../../../shared/api/notifications.ts'
import { draftCreated } from '../../../shared/notifications/draft-created/definition.ts'
import { notices } from '../../../shared/notifications/index.ts'
import { postPublished } from '../../../shared/notifications/post-published/definition.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import { accounts, type Role } from '../../../test/builders/tenants.ts'
import { handler as getSettings } from '../../edge/endpoints/notifications/get-notification-settings.ts'
import { handler as listThem } from '../../edge/endpoints/notifications/list-alerts.ts'
import { handler as updateSettings } from '../../edge/endpoints/notifications/update-notification-settings.ts'
import { emit } from './emit.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ now: new Date(), unlimited: true })

const as = (role: Role) => ({ session: tenants.sessions[role] })
/** The notifications in somebody's list that have this text. */
async function of(role: Role, has: string): Promise<string[]> {
  const { alerts } = v.parse(listAlerts.response, (await callHandler(listThem, 'GET', '/alert', as(role))).json)
  return alerts.map(({ message }) => message).filter((message) => message.includes(has))
}
const event = (post: string) => ({ accountId: account, id: post, group, data: { publication_gid: 'pub-1', post, by: 'Isla' } })
const draft = (post: string) => emit(draftCreated, event(post), new Date())
const publish = (post: string) => emit(postPublished, { ...event(post), data: { publication_gid: 'pub-1', post } }, new Date())

const settings = async (role: Role) =>
  v.parse(getNotificationSettings.response, (await callHandler(getSettings, 'GET', '/me/notifications', as(role))).json).types
const choose = (role: Role, ...choices: { type: string; channel: string; on: boolean }[]) =>
  callHandler(updateSettings, 'PATCH', '/me/notifications', { ...as(role), body: { choices } })
const inList = async (role: Role, type: string) =>
  (await settings(role)).find((one) => one.type === type)?.channels.filter(({ channel }) => channel === 'ALERT')

test('each role is offered the types that are for it, as they begin until something is chosen', async () => {
  const types = async (role: Role) => (await settings(role)).map(({ type }) => type).sort()
  const ofAdvocates = ['post_deleted', 'post_failure', 'post_published', 'post_scheduled', 'reminder_notification']
  expect(await types('advocate')).toEqual([...ofAdvocates, 'profile_connected', 'profile_disconnected', 'profile_removed'].sort())
  expect(await types('restricted')).not.toContain('plan_limit_near')
  expect(await types('owner')).toEqual(notices.map(({ id }) => id).sort())
  expect([await inList('owner', 'draft_created'), await inList('owner', 'comment')]).toEqual([
    [{ channel: 'ALERT', on: false }],
    [{ channel: 'ALERT', on: true }],
  ])
})

test('what somebody chose decides over their own list, from then on; two windows lose neither choice', async () => {
  await draft('Nobody asked yet')
  await publish('Before the choice')
  const answers = await Promise.all([
    choose('owner', { type: 'post_published', channel: 'ALERT', on: false }),
    choose('owner', { type: 'draft_created', channel: 'ALERT', on: true }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect([await inList('owner', 'post_published'), await inList('owner', 'draft_created')]).toEqual([
    [{ channel: 'ALERT', on: false }],
    [{ channel: 'ALERT', on: true }],
  ])
  await publish('After the choice')
  await draft('Asked for')
  expect([await of('owner', 'Nobody asked yet'), await of('owner', 'After the choice'), await of('manager', 'Asked for')]).toEqual([[], [], []])
  expect(await of('owner', 'Before the choice')).toHaveLength(1)
  expect(await of('owner', 'Asked for')).toHaveLength(1)
  expect(await of('manager', 'After the choice')).toHaveLength(1)
  await choose('owner', { type: 'post_published', channel: 'ALERT', on: true }, { type: 'draft_created', channel: 'ALERT', on: false })
  await publish('Chosen again')
  expect(await of('owner', 'Chosen again')).toHaveLength(1)
})

test('a type that is not for the role, or a channel that nothing is sent in, is refused, and nothing of that change is kept', async () => {
  const fine = { type: 'post_failure', channel: 'ALERT', on: false }
  for (const other of [
    { type: 'comment', channel: 'ALERT', on: true },
    { type: 'post_failure', channel: 'PIGEON', on: true },
    { type: 'no_such_type', channel: 'ALERT', on: true },
  ])
    expect((await choose('advocate', fine, other)).status).toBe(400)
  expect((await choose('advocate')).status).toBe(400)
  expect(await inList('advocate', 'post_failure')).toEqual([{ channel: 'ALERT', on: true }])
})

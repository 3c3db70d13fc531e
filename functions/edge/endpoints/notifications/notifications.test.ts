/** Events and lists of notifications through the real chain, on the real table. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { EndpointName } from '../../../../shared/api/index.ts'
import { endpoints } from '../../../../shared/api/index.ts'
import { type Alert, countAlerts, listAlerts } from '../../../../shared/api/notifications.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { alertMessages } from '../../../../shared/notifications/messages.ts'
import { postPublished } from '../../../../shared/notifications/post-published/definition.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accountOf, accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { resumeEvents } from '../../../domains/notifications/fan-out.ts'
import { alertId } from '../../../domains/notifications/keys.ts'
import { takeEvent } from '../../../domains/notifications/store/events.ts'
import { putAlert } from '../../../domains/notifications/store/list.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ now, unlimited: true })

function call(name: EndpointName, role: Role, input: CallInput = {}) {
  const contract = endpoints.find((one) => one.name === name)
  if (!contract) throw new Error(name)
  return callHandler(handlerOf(name), contract.method, contract.path, { session: tenants.sessions[role], ...input })
}
const page = async (role: Role, query: Record<string, string> = {}) => v.parse(listAlerts.response, (await call('list-alerts', role, { query })).json)
const counted = async (role: Role) => v.parse(countAlerts.response, (await call('count-alerts', role)).json)
const unread = async (role: Role) => (await counted(role)).unread
async function pages(role: Role): Promise<Alert[]> {
  const all: Alert[] = []
  for (let at = 0; ; at++) {
    const { alerts, isFinalPage } = await page(role, { page: String(at) })
    all.push(...alerts)
    if (isFinalPage) return all
  }
}
const of = async (role: Role, has: string) => (await pages(role)).filter(({ message }) => message.includes(has))
const only = async (role: Role, has: string): Promise<Alert> => {
  const [found, ...others] = await of(role, has)
  if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : 0} notifications have ${has}`)
  return found
}
let count = 0
const next = () => `event ${++count}`
const published = (post: string) => ({ publication_gid: 'pub-1', post, network: 'instagram' as const })
const send = (body: Record<string, unknown>, role: Role = 'owner') => call('create-event', role, { body: { id: next(), ...body } })
const publish = (post: string, id = next()) => emit(postPublished, { accountId: account, id, data: published(post), group }, new Date())

test('an event reaches who sees its section of its group, and nobody of another account', async () => {
  const reached = ['owner', 'manager', 'groupAdmin', 'outsider', 'readonly', 'advocate'] as const
  const before = new Map(await Promise.all(reached.map(async (role) => [role, await unread(role)] as const)))
  const { status, json } = await send({ type: 'post_published', entity_gid: group, data: published('Slow pours') })
  expect([status, json]).toEqual([202, { told: 6 }])
  for (const role of reached) {
    expect(await only(role, 'Slow pours')).toMatchObject({
      message: 'Post published on Instagram: “Slow pours”.',
      strong: 'Post published',
      notification_type: 'post_published',
      label: 'Post published',
      leads_to: '/calendar?id=pub-1',
      data: { publication_gid: 'pub-1' },
      seen_at: null,
    })
    expect(await unread(role)).toBe(Number(before.get(role)) + 1)
  }
  // of this group they see reports and profiles alone
  expect(await of('restricted', 'Slow pours')).toEqual([])
  expect((await page('other')).alerts).toEqual([])
})

test('the same event again tells nobody a second time, whatever it says by then', async () => {
  const body = { type: 'post_published', id: 'from-elsewhere-7', entity_gid: group, data: published('Once only') }
  await send(body)
  const { id } = await only('owner', 'Once only')
  await call('delete-alert', 'owner', { params: { id } })
  expect((await send({ ...body, data: published('Changed since') })).json).toEqual({ told: 6 })
  expect(await of('owner', 'Once only')).toEqual([])
  expect(await of('owner', 'Changed since')).toEqual([])
  await only('manager', 'Once only')
})

test('what was cut off before everybody was told is told to the rest, and to each once', async () => {
  const at = now.getTime() - 600_000
  const told = {
    ...{ notification_type: 'comment', message: 'Cut off in between.', strong: 'Cut', label: 'Comment', description: '', notification_icon: 'bell' as const },
    ...{ tone: 'info' as const, topic: 'posts' as const, leads_to: null, data: {}, person: null, profile: null },
  }
  const audience = { roles: ['OWNER' as const, 'MANAGER' as const], section: null, group: null, to: null, except: null }
  const event = await takeEvent(account, { id: 'cut', told, audience, alert: true, at })
  await putAlert({ accountId: account, userId: userOf('owner') }, event)
  expect(await resumeEvents(new Date(at + 1000))).toContain('cut')
  expect(await of('owner', 'Cut off')).toHaveLength(1)
  expect(await of('manager', 'Cut off')).toHaveLength(1)
  expect(await resumeEvents(new Date(at + 1000))).toEqual([])
})

test('two that tell the same event at once tell everybody once', async () => {
  const id = next()
  await Promise.all(Array.from({ length: 6 }, () => publish('At the same time', id)))
  expect(await of('owner', 'At the same time')).toHaveLength(1)
  expect(await of('manager', 'At the same time')).toHaveLength(1)
})

test('read, unread, removed and brought back: the counter goes with it, and doing it again changes nothing', async () => {
  await publish('Back and forth')
  const { id } = await only('owner', 'Back and forth')
  const before = await unread('owner')
  const does = async (name: EndpointName) => (await call(name, 'owner', { params: { id } })).status
  expect([await does('read-alert'), await does('read-alert'), await unread('owner')]).toEqual([204, 204, before - 1])
  expect((await only('owner', 'Back and forth')).seen_at).not.toBeNull()
  expect([await does('unread-alert'), await does('unread-alert'), await unread('owner')]).toEqual([204, 204, before])
  expect((await only('owner', 'Back and forth')).seen_at).toBeNull()
  expect([await does('delete-alert'), await unread('owner')]).toEqual([204, before - 1])
  expect([await does('delete-alert'), await does('read-alert'), await does('unread-alert')]).toEqual([404, 404, 404])
  expect([await does('restore-alert'), await unread('owner')]).toEqual([204, before])
  expect(await does('restore-alert')).toBe(404)
  await does('read-alert')
  await does('delete-alert')
  await does('restore-alert')
  // it was read before, and still is
  expect([(await only('owner', 'Back and forth')).seen_at === null, await unread('owner')]).toEqual([false, before - 1])
})

test('nobody changes what is in the list of another', async () => {
  await publish('Mine')
  const { id } = await only('owner', 'Mine')
  for (const name of ['read-alert', 'unread-alert', 'delete-alert', 'restore-alert'] as const)
    expect(await call(name, 'other', { params: { id } })).toMatchObject({ status: 404, json: { error: alertMessages.missing } })
  expect((await only('owner', 'Mine')).seen_at).toBeNull()
  expect((await call('read-alert', 'owner', { params: { id: 'STATE' } })).status).toBe(404)
})

test('pages follow one another without a gap, and the last one says so; unread, a topic and a type each filter', async () => {
  for (let one = 0; one < 30; one++) await publish(`Page ${one}.`)
  const [first, second] = [await page('readonly'), await page('readonly', { page: '1' })]
  expect([first.alerts.length, first.isFinalPage, second.isFinalPage]).toEqual([25, false, true])
  const all = [...first.alerts, ...second.alerts]
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.map(({ created_at }) => created_at)).toEqual(
    all
      .map(({ created_at }) => created_at)
      .sort()
      .reverse(),
  )
  const [, read] = first.alerts
  await call('read-alert', 'readonly', { params: { id: read?.id ?? '' } })
  const unreadOnes = await page('readonly', { type: 'unread' })
  expect(unreadOnes.alerts.map(({ id }) => id)).not.toContain(read?.id)
  expect(unreadOnes.alerts.every(({ seen_at }) => seen_at === null)).toBe(true)
  await send({ type: 'task_assigned', to: [userOf('readonly')], data: { task_gid: 't', task: 'Answer', by: 'Isla' } })
  expect((await page('readonly', { type: 'tasks' })).alerts).toEqual([])
  await send({ type: 'task_assigned', to: [userOf('groupAdmin')], data: { task_gid: 't', task: 'Answer the Leith reviews', by: 'Isla' } })
  for (const type of ['tasks', 'task_assigned']) expect((await page('groupAdmin', { type })).alerts.map(({ strong }) => strong)).toEqual(['Isla'])
  for (const query of [{ type: 'nothing' }, { page: '40' }, { page: '-1' }, { page: '1e1' }, { sort: 'up' }])
    expect((await call('list-alerts', 'owner', { query: Object.fromEntries(Object.entries(query)) })).status).toBe(400)
})

test('all are read at once, and what comes after is unread', async () => {
  await publish('Before all')
  expect((await call('read-all-alerts', 'readonly')).status).toBe(204)
  expect(await unread('readonly')).toBe(0)
  const { alerts } = await page('readonly')
  expect(alerts.filter(({ seen_at }) => seen_at === null)).toEqual([])
  await publish('After all')
  expect([await unread('readonly'), (await only('readonly', 'After all')).seen_at]).toEqual([1, null])
  const older = alerts.find(({ message }) => message.includes('Before all'))
  await call('unread-alert', 'readonly', { params: { id: older?.id ?? '' } })
  expect(await unread('readonly')).toBe(2)
})

test('the count names the newest that is unread, so a new one shows where another was read meanwhile', async () => {
  await call('read-all-alerts', 'readonly')
  expect(await counted('readonly')).toEqual({ unread: 0, newest: null })
  await publish('The one before')
  const before = await only('readonly', 'The one before')
  expect(await counted('readonly')).toEqual({ unread: 1, newest: before.id })
  await call('read-alert', 'readonly', { params: { id: before.id } })
  await publish('The one after')
  expect(await counted('readonly')).toEqual({ unread: 1, newest: (await only('readonly', 'The one after')).id })
})

test('more than ninety-nine unread are counted as a hundred', async () => {
  const person = { accountId: accountOf('small'), userId: userOf('small') }
  const { told } = await takeEvent(account, {
    ...{ id: 'many', alert: true, at: now.getTime() },
    audience: { roles: [], section: null, group: null, to: null, except: null },
    told: {
      ...{ notification_type: 'comment', message: 'Many.', strong: 'Many', label: 'Comment', description: '', notification_icon: 'bell' },
      ...{ tone: 'info', topic: 'posts', leads_to: null, data: {}, person: null, profile: null },
    },
  })
  for (let one = 0; one < 120; one++)
    await putAlert(person, {
      id: String(one),
      told,
      at: now.getTime() + one,
    })
  expect(await unread('small')).toBe(100)
  expect((await page('small', { type: 'unread', page: '4' })).alerts).toHaveLength(20)
  await call('read-all-alerts', 'small')
  expect(await unread('small')).toBe(0)
})

test('what is over is not listed, even where the table still has it', async () => {
  const old = now.getTime() - 91 * 86_400_000
  await emit(postPublished, { accountId: account, id: 'old', data: published('Long ago'), group }, new Date(old))
  expect(await of('owner', 'Long ago')).toEqual([])
})

test.each([
  ['a type that Almanac tells of itself', { type: 'report_failed', entity_gid: group, data: {} }, 400, alertMessages.eventUnknown],
  ['a type that there is not', { type: 'lunch', entity_gid: group, data: {} }, 400, alertMessages.eventUnknown],
  ['nobody to tell', { type: 'post_published', data: published('x') }, 400, alertMessages.groupOrPeople],
  ['a group of another account', { type: 'post_published', entity_gid: 'group-otter', data: published('x') }, 404, groupMessages.missing],
  [
    'a person of another account',
    { type: 'task_assigned', to: ['user-otter-other'], data: { task_gid: 't', task: 'T', by: 'I' } },
    404,
    alertMessages.personMissing,
  ],
  [
    'a link into the dark',
    { type: 'reminder_notification', to: [userOf('owner')], data: { reminder: 'R', link: 'javascript:alert(1)' } },
    400,
    alertMessages.linkInvalid,
  ],
  ['text without text', { type: 'post_published', entity_gid: group, data: { ...published(' '), publication_gid: 'p' } }, 400, alertMessages.textRequired],
])('%s is refused in a sentence, and nobody is told', async (_, body, status, error) => {
  const before = (await page('owner')).alerts.map(({ id }) => id)
  expect(await send(body)).toMatchObject({ status, json: { error } })
  expect((await page('owner')).alerts.map(({ id }) => id)).toEqual(before)
})

test('who does not manage the account sends no events, and a key needs to be let in to push', async () => {
  const body = { id: next(), type: 'post_published', entity_gid: group, data: published('By a key') }
  expect((await send(body, 'groupAdmin')).status).toBe(403)
  const keyOf = async (scopes: string[]) => String((await call('create-api-key', 'owner', { body: { name: 'Publishing', scopes, ends: '90' } })).json.token)
  const withKey = async (scopes: string[]) =>
    call('create-event', 'owner', { session: null, headers: { authorization: `Bearer ${await keyOf(scopes)}` }, body })
  expect((await withKey(['read', 'manage'])).status).toBe(403)
  expect((await withKey(['push'])).status).toBe(202)
  await only('manager', 'By a key')
  const reading = await call('list-alerts', 'owner', { session: null, headers: { authorization: `Bearer ${await keyOf(['read', 'push', 'manage'])}` } })
  expect(reading).toMatchObject({ status: 403 })
  expect(messages.noAccess).toBeTruthy()
})

test('the names of others stand in a notification as text, as they were written', async () => {
  await send({ type: 'comment', entity_gid: group, data: { by: '<img src=x onerror=alert(1)>', about: 'A', comment: 'B', publication_gid: 'p' } })
  const { strong, message } = await only('owner', '<img')
  expect(message.startsWith(strong)).toBe(true)
})

test('profiles that come and go, and publishing switched off, are told to others and not to who did it', async () => {
  const made = await call('create-profile', 'owner', { body: { entity_gid: group, network: 'twitter', name: 'Leith on X' } })
  expect(made.status).toBe(201)
  const [, id = ''] = /"id":"([^"]+)"/.exec(JSON.stringify(made.json.profile)) ?? []
  expect(await only('manager', 'added Leith on X')).toMatchObject({
    leads_to: `/settings/profiles/${id}`,
    profile: { name: 'Leith on X', network: 'twitter' },
    person: `Person ${userOf('owner')}`,
  })
  expect(await of('owner', 'added Leith on X')).toEqual([])
  expect(await of('outsider', 'added Leith on X')).toEqual([])
  await call('delete-profile', 'owner', { params: { id } })
  expect((await only('manager', 'removed Leith on X')).leads_to).toBeNull()
  const entity = { name: 'Brand', type: 'brand', countryId: 'GB', timezone: 'Europe/London' }
  const edit = (publish_killswitch: boolean, version: number) =>
    call('update-entity', 'owner', { params: { id: group }, body: { ...entity, publish_killswitch, version } })
  const [first] = [await call('get-entity', 'owner', { params: { id: group } })]
  const version = Number(/"version":(\d+)/.exec(JSON.stringify(first.json))?.[1] ?? 1)
  expect((await edit(true, version)).status).toBe(200)
  await only('manager', 'suspended publishing')
  await edit(true, version + 1)
  await edit(false, version + 2)
  await only('manager', 'enabled publishing')
  await only('manager', 'suspended publishing')
  // advocates never hear of it
  expect(await of('advocate', 'publishing for')).toEqual([])
})

test('ids are in the order of their instants', () => {
  const ids = [3, 1, 2].map((at) => alertId(now.getTime() + at, 'comment', 'x'))
  expect([...ids].sort()).toEqual([ids[1], ids[2], ids[0]])
})

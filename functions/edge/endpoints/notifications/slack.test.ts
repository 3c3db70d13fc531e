/** What is told in Slack, over real HTTP to a server that answers as Slack does. */
import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getNotificationSettings } from '../../../../shared/api/notification-settings.ts'
import { channelMessages } from '../../../../shared/notifications/channel-messages.ts'
import { postFailure } from '../../../../shared/notifications/post-failure/definition.ts'
import { type Called, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, type Role, userOf } from '../../../../test/builders/tenants.ts'
import { startWebhooks, type TestWebhooks } from '../../../../test/builders/webhooks.ts'
import { slackAddress } from '../../../domains/notifications/channels/slack-address.ts'
import { emit } from '../../../domains/notifications/emit.ts'
import { listUndelivered } from '../../../domains/notifications/store/undelivered.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { log } from '../../../kernel/log.ts'
import { realPorts, sendDue } from '../../jobs/send-notifications.ts'
import { handler as testThere } from './test-slack.ts'
import { handler as updateSettings } from './update-notification-settings.ts'
import { handler as updateSlack } from './update-slack.ts'

const account = 'acct-zebra'
const [group] = accounts[account]
const tenants = startTenants({ unlimited: true })
let slack: TestWebhooks
beforeAll(async () => {
  slack = await startWebhooks()
  process.env.ALMANAC_SLACK = slack.origin
  log.setLogLevel('SILENT')
})
beforeEach(() => {
  slack.posted.length = 0
  slack.answer = { status: 200, body: 'ok' }
})
afterAll(async () => {
  log.setLogLevel('INFO')
  delete process.env.ALMANAC_SLACK
  await slack.stop()
})

const as = (role: Role) => ({ session: tenants.sessions[role] })
const save = (role: Role, types: string[], address: string | null) =>
  callHandler(updateSlack, 'PATCH', '/me/notifications/slack', { ...as(role), body: { types, address } })
const sendTest = (role: Role, body: { type: string; address?: string }) => callHandler(testThere, 'POST', '/me/notifications/slack/test', { ...as(role), body })
const settingIn = ({ json }: Called, type: string) =>
  v
    .parse(getNotificationSettings.response, json)
    .types.find((one) => one.type === type)
    ?.channels.find(({ channel }) => channel === 'SLACK')
const failed = (post: string) =>
  emit(postFailure, { accountId: account, id: post, group, data: { publication_gid: 'p|<!channel>', post }, to: [userOf('owner')] }, new Date())
const hook = (end: string) => `${slack.origin}/services/T0/B0/${end}`
const texts = () => slack.posted.map(({ body }) => String(JSON.parse(String(body)).text))
let ahead = 0
const later = { ...realPorts, now: () => new Date(Date.now() + ahead) }
const send = () => sendDue({ ...later, senders: { ...realPorts.senders, EMAIL: async () => null } })

test('nothing but an incoming webhook of Slack is an address', () => {
  delete process.env.ALMANAC_SLACK
  const real = 'https://hooks.slack.com/services/T024/B024/AbC123'
  expect(slackAddress(real)).toBe(real)
  for (const other of [
    'http://hooks.slack.com/services/T0/B0/x',
    'https://hooks.slack.com.evil.example/services/T0/B0/x',
    'https://evil.example/https://hooks.slack.com/services/T0/B0/x',
    'https://hooks.slack.com@169.254.169.254/services/T0/B0/x',
    'https://hooks.slack.com:8443/services/T0/B0/x',
    'https://hooks.slack.com/services/../api/x',
    'https://hooks.slack.com/services/T0/B0/x?to=y',
    'https://hooks.slack.com/services/T0//x',
    'https://169.254.169.254/services/T0/B0/x',
    'file:///services/T0/B0/x',
    'https://hooks.slack.com/services/',
    'مرحبا',
  ])
    expect([other, slackAddress(other)]).toEqual([other, null])
  process.env.ALMANAC_SLACK = slack.origin
})

test('a type is told at its address, once, as text that calls nobody; the address is shown by its end alone and is sealed in the table', async () => {
  expect(settingIn(await save('owner', ['post_failure', 'comment'], hook('SecretAbCd')), 'post_failure')).toEqual({
    channel: 'SLACK',
    on: true,
    ending: 'AbCd',
  })
  await failed('<!channel> & مرحبا ☕️ *bold*')
  await failed('<!channel> & مرحبا ☕️ *bold*')
  await Promise.all([send(), send()])
  expect(texts()).toEqual(['Post failed: “&lt;!channel&gt; &amp; مرحبا ☕️ *bold*”.'])
  const [{ path, body } = { path: '', body: '' }] = slack.posted
  expect(path).toBe('/services/T0/B0/SecretAbCd')
  const { blocks } = JSON.parse(String(body))
  expect(blocks[0].text).toEqual({ type: 'plain_text', text: 'Post failed: “<!channel> & مرحبا ☕️ *bold*”.', emoji: false })
  expect(blocks[1].elements[0].text).toMatch(/^<https:\/\/reports\.example\.com\/calendar\?id=p%7C%3C!channel%3E\|[^<>|]+> · Account acct-zebra$/)
  const { Items = [] } = await documents().send(new ScanCommand({ TableName: tableName() }))
  expect(JSON.stringify(Items)).not.toContain('Secret')
})

test('a type without an address cannot be switched on, one that is removed is told no more, also what was told just before', async () => {
  const choose = (type: string, on: boolean) =>
    callHandler(updateSettings, 'PATCH', '/me/notifications', { ...as('owner'), body: { choices: [{ type, channel: 'SLACK', on }] } })
  await save('owner', ['post_failure', 'comment'], hook('SecretAbCd'))
  expect(await choose('post_deleted', true)).toMatchObject({ status: 400, json: { error: channelMessages.slackFirst } })
  expect((await choose('comment', false)).status).toBe(200)
  await failed('Removed meanwhile')
  expect(settingIn(await save('owner', ['post_failure'], null), 'post_failure')).toEqual({ channel: 'SLACK', on: false, ending: null })
  await send()
  expect(texts().join()).not.toContain('Removed meanwhile')
  expect(settingIn(await save('owner', ['post_failure'], hook('again')), 'comment')).toEqual({ channel: 'SLACK', on: false, ending: 'AbCd' })
})

test('what is no address of Slack, or no type of the role, is refused, and nothing is kept', async () => {
  expect(await save('owner', ['post_failure'], 'https://evil.example/services/x')).toMatchObject({ status: 400, json: { error: channelMessages.slackInvalid } })
  expect(await save('advocate', ['post_failure', 'comment'], hook('x'))).toMatchObject({ status: 400, json: { error: channelMessages.notSlack } })
  expect(await save('owner', ['report_notification_weekly'], hook('x'))).toMatchObject({ status: 400 })
  expect(settingIn(await save('advocate', ['post_deleted'], null), 'post_failure')).toEqual({ channel: 'SLACK', on: false, ending: null })
})

test('a test arrives at the address that is being entered, or says why it does not', async () => {
  await save('owner', ['post_failure'], hook('again'))
  expect((await sendTest('owner', { type: 'comment', address: hook('new') })).status).toBe(204)
  expect((await sendTest('owner', { type: 'post_failure' })).status).toBe(204)
  expect(slack.posted.map(({ path }) => path)).toEqual(['/services/T0/B0/new', '/services/T0/B0/again'])
  expect(texts().at(-1)).toBe('This is a test: “Post failed” notifications from Almanac will appear here.')
  expect(await sendTest('manager', { type: 'post_failure' })).toMatchObject({ status: 400, json: { error: channelMessages.slackFirst } })
  slack.answer = { status: 404, body: 'no_service' }
  expect(await sendTest('owner', { type: 'post_failure' })).toMatchObject({ status: 400, json: { error: channelMessages.slackGone } })
  const elsewhere = await startWebhooks()
  slack.answer = { status: 302, headers: { location: `${elsewhere.origin}/services/T0/B0/stolen` } }
  expect(await sendTest('owner', { type: 'post_failure' })).toMatchObject({ status: 400, json: { error: channelMessages.slackGone } })
  expect(elsewhere.posted).toEqual([])
  await elsewhere.stop()
})

test('a webhook that was removed is given up at once; one that is busy or away is tried again, and told once', async () => {
  await save('owner', ['post_failure'], hook('archived'))
  slack.answer = { status: 410, body: 'channel_is_archived' }
  await failed('To an archive')
  ahead += 1000
  expect(await send()).toContain('undelivered')
  expect((await listUndelivered(account)).map(({ channel, reason }) => [channel, reason])).toEqual([['SLACK', channelMessages.slackGone]])
  slack.answer = { status: 429, headers: { 'retry-after': '30' } }
  await failed('Busy')
  ahead += 1000
  expect(await send()).toContain('tried again later')
  slack.answer = { status: 200, body: 'ok' }
  const before = slack.posted.length
  ahead += 61_000
  expect(await send()).toEqual(['sent'])
  ahead += 3_600_000
  expect(await send()).toEqual([])
  expect(slack.posted.length - before).toBe(1)
})

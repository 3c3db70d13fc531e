/** Branding through the real chain, on the real table and bucket. */
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getMe } from '../../../../shared/api/auth.ts'
import { getBranding, importLogo } from '../../../../shared/api/branding.ts'
import { createPicture } from '../../../../shared/api/entities.ts'
import { Branding } from '../../../../shared/branding/brand.ts'
import { brandingMessages } from '../../../../shared/branding-messages.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { groupMessages, pictureMessages } from '../../../../shared/group-messages.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startCloud } from '../../../../test/builders/cloud.ts'
import { pngOf } from '../../../../test/builders/png.ts'
import { aTemplate } from '../../../../test/builders/template.ts'
import { accounts, dayBefore, profileOf, type Role, writeTenants } from '../../../../test/builders/tenants.ts'
import { brandingKey, putFont, removeFont } from '../../../domains/branding/store.ts'
import { putTemplate } from '../../../domains/templates/store/templates.ts'
import { getAccount, putAccount } from '../../../kernel/accounts/store.ts'
import { documents, tableName } from '../../../kernel/clients.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const account = 'acct-zebra'
const [first, second] = accounts[account]
let sessions: Record<Role, string>
let stop: () => Promise<void>

beforeAll(async () => {
  process.env.ALMANAC_LIMIT_FACTOR = '1000'
  process.env.ALMANAC_LINK_DOMAINS = `reports.zebra.example=${account}, reports.other.example=acct-other`
  ;({ stop } = await startCloud())
  sessions = await writeTenants(now)
  const own = await getAccount(account)
  if (own) await putAccount({ ...own, features: { ...own.features, white_label: true } })
})
beforeEach(async () => {
  const keys = [null, first, second].map((entity_gid) => brandingKey(account, { entity_gid, template_id: null }))
  await Promise.all(keys.map((Key) => documents().send(new DeleteCommand({ TableName: tableName(), Key }))))
})
afterAll(async () => {
  delete process.env.ALMANAC_LINK_DOMAINS
  await stop()
})

const as = (role: Role) => {
  const session = sessions[role]
  return {
    get: () => callHandler(handlerOf('get-branding'), 'GET', '/branding', { session }),
    save: (body: unknown) => callHandler(handlerOf('save-branding'), 'POST', '/branding', { session, body }),
    remove: (query: Record<string, string>) => callHandler(handlerOf('remove-branding'), 'DELETE', '/branding', { session, query }),
  }
}
const owner = () => as('owner')
const known = async () => v.parse(getBranding.response, (await owner().get()).json)
const versionOf = async (gid: string | null) => {
  const { account: own, groups } = await known()
  return (gid === null ? own : groups.find(({ entity_gid }) => entity_gid === gid))?.version ?? 0
}
const saved = async (changes: Record<string, unknown>, gid: string | null = null) => {
  const { status, json, text } = await owner().save({ entity_gid: gid, version: await versionOf(gid), ...changes })
  if (status !== 200) throw new Error(text)
  return v.parse(Branding, json.branding)
}
const reportOf = async (profiles: string) => {
  const query = { profiles, dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2) }
  const { json } = await callHandler(handlerOf('get-social-media-performance-report'), 'GET', '/reports/social-media-performance', {
    session: sessions.owner,
    query,
  })
  return json.brand
}

async function sent(bytes: Buffer) {
  const asked = await callHandler(handlerOf('create-picture'), 'POST', '/pictures', {
    session: sessions.owner,
    body: { bytes: bytes.length, type: 'image/png' },
  })
  const { id, upload } = v.parse(createPicture.response, asked.json)
  expect((await fetch(upload.url, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
  return callHandler(handlerOf('import-logo'), 'POST', '/branding/logo/{id}', { session: sessions.owner, params: { id } })
}

test('without branding a report has none; with it, a group has its own before that of the account, field by field', async () => {
  expect(await reportOf(profileOf(first))).toBeUndefined()
  await saved({ color: '1F4D3F', footer: '  Zebra, Leith ', sender: 'Zebra reports' })
  await saved({ color: '#7E2500', font: 'lora' }, first)
  expect(await reportOf(profileOf(first))).toEqual({
    ...{ logo: null, color: '#7e2500', font: 'lora', footer: 'Zebra, Leith', sender: 'Zebra reports', white_label: false, domain: null },
  })
  expect(await reportOf(profileOf(second))).toMatchObject({ color: '#1f4d3f', font: null })
  // of several groups it is the agency's
  expect(await reportOf(`${profileOf(first)},${profileOf(second)}`)).toMatchObject({ color: '#1f4d3f', font: null })
  const { status } = await owner().remove({ entity_gid: first, version: String(await versionOf(first)) })
  expect([status, await reportOf(profileOf(first))]).toMatchObject([200, { color: '#1f4d3f', font: null }])
})

test('a template has its own before that of the group, and gives it up again', async () => {
  const template = aTemplate({ _id: 'branded', name: 'Board pack' })
  await putTemplate(account, template)
  const query = { profiles: profileOf(first), dateFrom: dayBefore(now, 8), dateTo: dayBefore(now, 2), template_id: template._id }
  const ofTemplate = async () =>
    (await callHandler(handlerOf('get-social-media-performance-report'), 'GET', '/reports/social-media-performance', { session: sessions.owner, query })).json
      .brand
  await saved({ color: '1F4D3F', sender: 'Zebra reports' })
  await saved({ color: '#7E2500', font: 'lora', footer: 'Group' }, first)
  const { json } = await owner().save({ template_id: template._id, version: 0, color: '#673257', footer: 'Template' })
  expect(json.branding).toMatchObject({ entity_gid: null, template_id: template._id, color: '#673257' })
  expect(await ofTemplate()).toMatchObject({ color: '#673257', font: 'lora', footer: 'Template', sender: 'Zebra reports' })
  expect(await reportOf(profileOf(first))).toMatchObject({ color: '#7e2500', footer: 'Group' })
  expect((await known()).templates).toMatchObject([{ template_id: template._id, version: 1 }])
  expect((await known()).account).toMatchObject({ color: '#1f4d3f', template_id: null })
  const refused = await owner().save({ template_id: template._id, version: 1, domain: 'reports.zebra.example' })
  expect(refused.json.error).toBe(brandingMessages.domainOfAccount)
  expect((await owner().save({ template_id: template._id, entity_gid: first, version: 1 })).json.error).toBe(brandingMessages.ofOne)
  expect((await as('other').save({ template_id: template._id, version: 0 })).json.error).toBe(templateMessages.missing)
  expect((await owner().remove({ template_id: template._id, version: '1' })).status).toBe(200)
  expect(await ofTemplate()).toMatchObject({ color: '#7e2500', footer: 'Group' })
})

test('one of our fonts and an uploaded one are one choice; a removed one is as if none had been chosen', async () => {
  const font = { id: `${'0'.repeat(25)}F`, name: 'Zebra Sans', kind: 'sans' } as const
  await putFont(account, { ...font, hash: '', bytes: 1, uploaded_at: now.toISOString(), uploaded_by: 'user-zebra-owner' })
  await saved({ font: 'lora' })
  expect(await saved({ font_file: font.id }, first)).toMatchObject({ font: null, font_file: font })
  expect(await reportOf(profileOf(first))).toMatchObject({ font: null, font_file: font })
  await saved({ font: 'montserrat' }, first)
  expect(await reportOf(profileOf(first))).toEqual(expect.not.objectContaining({ font_file: expect.anything() }))
  await saved({ font_file: font.id })
  expect(await reportOf(profileOf(first))).toMatchObject({ font: 'montserrat' })
  expect(await reportOf(profileOf(second))).toMatchObject({ font: null, font_file: font })

  const both = await owner().save({ version: await versionOf(null), font: 'lora', font_file: font.id })
  expect([both.status, both.json.error]).toEqual([400, brandingMessages.fontOrFile])
  expect((await as('other').save({ version: 0, font_file: font.id })).json.error).toBe(fontMessages.missing)
  expect(await removeFont(account, font.id, now)).toBe(true)
  expect((await known()).account).toMatchObject({ font: null, font_file: null })
  expect(await reportOf(profileOf(second))).toBeUndefined()
  expect((await owner().save({ version: await versionOf(null), font_file: font.id })).json.error).toBe(fontMessages.missing)
})

test('of two people who save at once the second is told, also when it was removed meanwhile', async () => {
  const version = await versionOf(second)
  const both = await Promise.all([owner(), as('manager')].map((one) => one.save({ entity_gid: second, version, footer: 'A' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.json.error).toBe(brandingMessages.changed)
  expect((await as('manager').remove({ entity_gid: second, version: String(version) })).json.error).toBe(brandingMessages.changed)
  expect((await owner().remove({ entity_gid: second, version: String(version + 1) })).status).toBe(200)
  expect((await as('manager').save({ entity_gid: second, version: version + 1, footer: 'B' })).status).toBe(409)
  expect(await saved({ footer: 'C' }, second)).toMatchObject({ footer: 'C', version: version + 3 })
})

test.each([
  ['a name of a colour', { color: 'red' }, brandingMessages.colorInvalid],
  ['a style in place of a colour', { color: '#fff;}body{' }, brandingMessages.colorInvalid],
  ['a colour on which white cannot be read', { color: '#FFD400' }, brandingMessages.colorPale('1.4', '#8A7200')],
  ['a font of another name', { font: 'comic' }, brandingMessages.fontUnknown],
  ['81 letters of footer', { footer: 'x'.repeat(81) }, brandingMessages.footerLong],
  ['a line break in the footer', { footer: 'a\nb' }, brandingMessages.footerInvalid],
  ['a footer that turns the direction', { footer: 'a\u202eb' }, brandingMessages.footerInvalid],
  ['a header in the sender', { sender: 'Zebra\r\nBcc: all@x.test' }, brandingMessages.senderInvalid],
  ['an address in the sender', { sender: 'PayPal <pay@paypal.test>' }, brandingMessages.senderInvalid],
  ['61 letters of sender', { sender: 'x'.repeat(61) }, brandingMessages.senderLong],
  ['a logo that was never sent', { logo: 'A'.repeat(26) }, brandingMessages.logoMissing],
  ['a path for a logo', { logo: '../../other/X' }, brandingMessages.logoMissing],
  ["another account's domain", { domain: 'reports.other.example' }, brandingMessages.domainUnknown],
  ['a domain nobody set up', { domain: 'evil.example' }, brandingMessages.domainUnknown],
])('%s is refused in one sentence, and nothing is saved', async (_, changes, sentence) => {
  const before = await known()
  const { status, json } = await owner().save({ version: before.account.version, ...changes })
  expect([status >= 400 && status < 500, json.error]).toEqual([true, sentence])
  expect(await known()).toEqual(before)
})

test.each(['شركة النخبة للتسويق', '👩‍👩‍👧'.repeat(60), '<img src=x onerror=alert(1)>', "'; DROP TABLE", '=1+1'])(
  '%s is a footer like any other',
  async (footer) => {
    expect((await saved({ footer })).footer).toBe(footer)
  },
)

test('white label and a domain are chosen as the plan allows; what it lacks later can be kept, and has no effect', async () => {
  const own = await getAccount(account)
  if (!own) throw new Error('no account')
  const plan = (white_label: boolean) => putAccount({ ...own, features: { ...own.features, white_label } })
  await plan(false)
  const refused = await owner().save({ version: await versionOf(null), white_label: true })
  expect([refused.status, refused.json.error]).toEqual([403, featureMessages.white_label])
  expect((await owner().save({ version: await versionOf(null), domain: 'reports.zebra.example' })).status).toBe(403)
  await plan(true)
  const chosen = { white_label: true, domain: 'reports.zebra.example', color: '1F4D3F' }
  expect(await saved(chosen)).toMatchObject({ white_label: true, domain: 'reports.zebra.example' })
  expect(await reportOf(profileOf(second))).toMatchObject({ white_label: true, domain: 'reports.zebra.example' })
  expect((await owner().save({ entity_gid: first, version: await versionOf(first), domain: 'reports.zebra.example' })).json.error).toBe(
    brandingMessages.domainOfAccount,
  )
  await plan(false)
  expect(await saved(chosen)).toMatchObject({ white_label: true })
  expect(await reportOf(profileOf(second))).toMatchObject({ color: '#1f4d3f', white_label: false, domain: null })
  await putAccount(own)
})

test('a group of another account, and one that is removed, have no branding to be found', async () => {
  expect((await as('other').save({ entity_gid: first, version: 0, footer: 'mine' })).json.error).toBe(groupMessages.missing)
  expect((await as('other').remove({ entity_gid: first, version: '1' })).status).toBe(404)
  expect(JSON.stringify((await as('other').get()).json)).not.toContain('Zebra')
})

test('a logo loses its empty edges and is made as small as it is drawn; its text and its place are not kept', async () => {
  // a green bar in the middle of nothing
  const wide = await sent(pngOf(2000, 400, (x, y) => (x >= 100 && x < 1900 && y >= 50 && y < 350 ? [31, 77, 63, 255] : [0, 0, 0, 0])))
  const { logo } = v.parse(importLogo.response, wide.json)
  expect([logo.width, logo.height]).toEqual([600, 100])
  expect((await saved({ logo: logo.id })).logo).toEqual(logo)
  expect(await reportOf(profileOf(second))).toMatchObject({ logo })
  const inPlaceOfOurs = async (role: Role) =>
    v.parse(getMe.response, (await callHandler(handlerOf('get-me'), 'GET', '/me', { session: sessions[role] })).json).me.logo
  expect(await inPlaceOfOurs('readonly')).toBeNull()
  await saved({ logo: logo.id, white_label: true })
  expect([await inPlaceOfOurs('readonly'), await inPlaceOfOurs('other')]).toEqual([logo, null])
  await saved({ logo: logo.id, white_label: false })
  // another account cannot take it
  expect((await as('other').save({ version: 0, logo: logo.id })).json.error).toBe(brandingMessages.logoMissing)
  const small = await sent(pngOf(30, 30, () => [0, 0, 0, 255]))
  expect(small.json.logo).toMatchObject({ width: 30, height: 30 })
})

test.each([
  ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), pictureMessages.notPicture],
  ['a cut-off PNG', pngOf(40, 40, () => [1, 2, 3, 255]).subarray(0, 60), pictureMessages.notPicture],
  ['an empty picture', pngOf(40, 40, () => [0, 0, 0, 0]), brandingMessages.logoEmpty],
  ['white on nothing', pngOf(40, 40, (x) => (x > 10 ? [255, 255, 255, 255] : [0, 0, 0, 0])), brandingMessages.logoPale],
])('%s is no logo, and the sentence says why', async (_, bytes, sentence) => {
  const { status, json } = await sent(bytes)
  expect([status, json.error]).toEqual([400, sentence])
})

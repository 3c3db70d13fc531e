/** Profile groups through the real chain, on the real table and bucket. */
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { createPicture, Entity, getEntity, importPicture, listEntities } from '../../../../shared/api/entities.ts'
import { listProfiles } from '../../../../shared/api/profiles.ts'
import { createShare } from '../../../../shared/api/shares.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { groupMessages, pictureMessages } from '../../../../shared/group-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { idsIn } from '../../../../test/access-ids.ts'
import { rows } from '../../../../test/access-rows.ts'
import { type CallInput, callHandler } from '../../../../test/builders/call.ts'
import { startTenants } from '../../../../test/builders/running-tenants.ts'
import { accounts, profileOf, type Role } from '../../../../test/builders/tenants.ts'
import { getAccount, putAccount } from '../../../kernel/accounts/store.ts'
import { handlerOf } from '../index.ts'

const now = new Date()
const account = 'acct-zebra'
const [group] = accounts[account]
const ids = idsIn(group, 'owner')
const brand = { name: 'Brand', type: 'brand', countryId: 'GB', timezone: 'Europe/London' }

const tenants = startTenants({ now, unlimited: true })

const as = (role: Role) => ({
  create: (body: unknown) => callHandler(handlerOf('create-entity'), 'POST', '/entities', { session: tenants.sessions[role], body }),
  get: (id: string) => callHandler(handlerOf('get-entity'), 'GET', '/entities/{id}', { session: tenants.sessions[role], params: { id } }),
  list: () => callHandler(handlerOf('list-entities'), 'GET', '/entities', { session: tenants.sessions[role] }),
  update: (id: string, body: unknown) =>
    callHandler(handlerOf('update-entity'), 'PATCH', '/entities/{id}', { session: tenants.sessions[role], params: { id }, body }),
  remove: (id: string) => callHandler(handlerOf('delete-entity'), 'DELETE', '/entities/{id}', { session: tenants.sessions[role], params: { id } }),
  restore: (id: string) => callHandler(handlerOf('restore-entity'), 'POST', '/entities/{id}/restore', { session: tenants.sessions[role], params: { id } }),
})
const owner = as('owner')
const made = async (changes: Record<string, unknown> = {}) => {
  const { status, json } = await owner.create({ ...brand, ...changes })
  expect(status).toBe(201)
  return v.parse(Entity, json.entity)
}
const listed = async () => v.parse(listEntities.response, (await owner.list()).json)

test('a group is made, and edited field by field; 0 is no limit', async () => {
  const entity = await made({ name: '  Leith  ', description: 'Design\nand print', industry: 'studios', max_users: 0, max_profiles: 5 })
  expect(entity).toMatchObject({
    ...{ name: 'Leith', type: 'brand', timezone: 'Europe/London', description: 'Design\nand print', industry: 'studios' },
    ...{ country: { value: 'GB', label: 'United Kingdom' }, max_users: null, max_profiles: 5, shortener: false, publish_killswitch: false, version: 1 },
  })
  const { json } = await owner.update(entity.entity_gid, { ...brand, name: 'Leith Studio', publish_killswitch: true, publish_now_delay: 5, version: 1 })
  expect(json.entity).toMatchObject({ name: 'Leith Studio', max_profiles: 5, industry: 'studios', publish_killswitch: true, publish_now_delay: 5, version: 2 })
})

test('of two people who edit a group at once the second is told, and nothing of the first is lost', async () => {
  const { entity_gid } = await made()
  const first = await owner.update(entity_gid, { ...brand, name: 'First', version: 1 })
  const second = await as('manager').update(entity_gid, { ...brand, name: 'Second', version: 1 })
  expect([first.status, second.status, second.json.error]).toEqual([200, 409, groupMessages.changed])
  const both = await Promise.all(['A', 'B', 'C'].map((name) => owner.update(entity_gid, { ...brand, name, version: 2 })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await owner.get(entity_gid)).json.entity).toMatchObject({ version: 3 })
})

test.each([
  ['no name', { name: ' ' }, groupMessages.nameEmpty],
  ['51 letters', { name: 'x'.repeat(51) }, groupMessages.nameLong],
  ['51 emoji', { name: '👩‍👩‍👧'.repeat(51) }, groupMessages.nameLong],
  ['a line break in the name', { name: 'a\nb' }, groupMessages.nameInvalid],
  ['no type', { type: undefined }, groupMessages.typeRequired],
  ['a type nobody knows', { type: 'planet' }, groupMessages.typeRequired],
  ['no country', { countryId: undefined }, groupMessages.countryRequired],
  ['a country that is none', { countryId: 'XX' }, groupMessages.countryUnknown],
  ['no timezone', { timezone: undefined }, groupMessages.timezoneRequired],
  ['a timezone that is none', { timezone: 'Mars/Olympus' }, messages.dates.timezone],
  ['1001 letters of description', { description: 'x'.repeat(1001) }, groupMessages.descriptionLong],
  ['a limit above 1000', { max_profiles: 1001 }, groupMessages.limitInvalid],
  ['half a person', { max_users: 1.5 }, groupMessages.limitInvalid],
  ['an industry nobody knows', { industry: 'constructor' }, groupMessages.industryUnknown],
  ['a picture that was never sent', { pictureFile: 'A'.repeat(26) }, pictureMessages.missing],
])('%s is refused in one sentence, and nothing is made', async (_, changes, sentence) => {
  const before = (await listed()).entities.length
  const { status, json } = await owner.create({ ...brand, ...changes })
  expect([status < 500, status >= 400, json.error]).toEqual([true, true, sentence])
  expect((await listed()).entities).toHaveLength(before)
})

test.each(['👩‍👩‍👧'.repeat(50), 'شركة النخبة للتسويق', '<script>alert(1)</script>', '=1+1'])('%s is a name like any other', async (name) => {
  expect((await made({ name })).name).toBe(name)
})

test('a shortener is chosen as the plan allows: what it lacks can be kept, not taken', async () => {
  const known = await getAccount(account)
  if (!known) throw new Error('no account')
  const { entity_gid } = await made()
  const save = (version: number, changes: object) => owner.update(entity_gid, { ...brand, version, ...changes })
  await putAccount({ ...known, features: { ...known.features, white_label: false, link_shortener: false } })
  expect(await save(1, { shortener: true, shortener_domain: 'go.leith.example' })).toMatchObject({
    status: 403,
    json: { error: featureMessages.white_label },
  })
  expect(await save(1, { shortener: true })).toMatchObject({ status: 403, json: { error: featureMessages.link_shortener } })
  expect(await save(1, { shortener: true, shortener_domain: 'not a domain' })).toMatchObject({ status: 400, json: { error: groupMessages.domainInvalid } })
  expect(await save(1, { shortener: true, shortener_domain: `${'x'.repeat(50)}.example` })).toMatchObject({ json: { error: groupMessages.domainLong } })
  expect(await save(1, { shortener: true, shortener_profile_gid: 'p' })).toMatchObject({ status: 400, json: { error: groupMessages.bitlyRequired } })
  await putAccount({ ...known, features: { ...known.features, white_label: true } })
  expect((await save(1, { shortener: true, shortener_domain: 'https://Go.Leith.example/' })).json.entity).toMatchObject({
    shortener: true,
    shortener_domain: 'go.leith.example',
  })
  await putAccount({ ...known, features: { ...known.features, white_label: false } })
  expect((await save(2, { name: 'Kept', shortener: true, shortener_domain: 'go.leith.example' })).status).toBe(200)
  expect((await save(3, { shortener: false })).json.entity).toMatchObject({ shortener: false, shortener_domain: null })
  await putAccount(known)
})

test('removing a group hides all that is in it at once, its shared links too; restoring brings all of it back', async () => {
  const share = rows['create-share'].calls[0]?.(ids, ids, now)
  const { json } = await callHandler(handlerOf('create-share'), 'POST', '/reports/share', { session: tenants.sessions.owner, ...share })
  const token = v.parse(createShare.response, json).link.split('/').at(-1) ?? ''
  const open = async () => (await callHandler(handlerOf('get-shared-report'), 'GET', '/shared-reports/{token}', { params: { token } })).status
  const profiles = async (role: Role) => {
    const answer = await callHandler(handlerOf('list-profiles'), 'GET', '/profiles', { session: tenants.sessions[role] })
    return v.parse(listProfiles.response, answer.json).profiles.map(({ id }) => id)
  }
  const run = async () => {
    const given: CallInput = rows['get-social-media-performance-report'].calls[0]?.(ids, ids, now) ?? {}
    return (
      await callHandler(handlerOf('get-social-media-performance-report'), 'GET', '/reports/social-media-performance', {
        session: tenants.sessions.owner,
        ...given,
      })
    ).status
  }
  expect([await open(), await run()]).toEqual([200, 200])
  expect(v.parse(getEntity.response, (await owner.get(group)).json).entity.takes).toMatchObject({ profiles: 1, links: 1, members: 5 })

  const { status, json: answer } = await owner.remove(group)
  expect([status, Date.parse(String(answer.restorable_until)) > now.getTime() + 29 * 86_400_000]).toEqual([200, true])
  expect([await open(), await run(), (await owner.get(group)).status, (await owner.remove(group)).status]).toEqual([410, 404, 404, 404])
  expect(await profiles('groupAdmin')).toEqual([])
  expect(await profiles('owner')).not.toContain(profileOf(group))
  expect((await listed()).removed).toMatchObject([{ entity_gid: group, name: `Group ${group}` }])
  expect((await as('other').restore(group)).status).toBe(404)

  expect((await owner.restore(group)).json).toEqual({ restored: true })
  expect([await open(), await run(), (await owner.restore(group)).status]).toEqual([200, 200, 404])
  expect(await profiles('groupAdmin')).toEqual([profileOf(group)])
  expect((await listed()).removed).toEqual([])
})

test('a picture is sent to the bucket, read there, and shown to the account alone', async () => {
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64')
  const session = tenants.sessions.owner
  const asked = await callHandler(handlerOf('create-picture'), 'POST', '/pictures', { session, body: { bytes: png.length, type: 'image/png' } })
  const { id, upload } = v.parse(createPicture.response, asked.json)
  const read = () => callHandler(handlerOf('import-picture'), 'POST', '/pictures/{id}/import', { session, params: { id } })
  expect(await read()).toMatchObject({ status: 404, json: { error: pictureMessages.missing } })
  expect((await fetch(upload.url, { method: 'PUT', body: new Uint8Array(png.length + 1) })).ok).toBe(false)
  expect((await fetch(upload.url, { method: 'PUT', body: png })).status).toBe(200)
  const { pictureFile, picture_url } = v.parse(importPicture.response, (await read()).json)
  const entity = await made({ pictureFile })
  expect([entity.picture_url, picture_url]).toEqual([`/api/pictures/${id}`, `/api/pictures/${id}`])

  const show = (role: Role, dest: string) =>
    callHandler(handlerOf('get-picture'), 'GET', '/pictures/{id}', { session: tenants.sessions[role], params: { id }, headers: { 'sec-fetch-dest': dest } })
  const shown = await show('readonly', 'image')
  expect([shown.status, shown.headers['content-type'], shown.bytes.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG'])
  expect([(await show('other', 'image')).status, (await show('owner', 'script')).status]).toEqual([404, 403])

  const save = (version: number, changes: object) => owner.update(entity.entity_gid, { ...brand, version, ...changes })
  expect((await save(1, { pictureFile: null, pictureFileOld: id })).json.entity).toMatchObject({ picture: id })
  expect((await save(2, { pictureFile: null, pictureFileOld: null })).json.entity).toMatchObject({ picture: null, picture_url: null })
})

test.each([
  ['more than 5 MB', { bytes: 5 * 1024 * 1024 + 1, type: 'image/png' }, 'The size of the image must be less than 5 MB!'],
  ['an SVG', { bytes: 10, type: 'image/svg+xml' }, pictureMessages.notPicture],
  ['an empty file', { bytes: 0, type: 'image/png' }, pictureMessages.notPicture],
])('%s gets no address to be sent to', async (_, body, sentence) => {
  expect(await callHandler(handlerOf('create-picture'), 'POST', '/pictures', { session: tenants.sessions.owner, body })).toMatchObject({
    status: 400,
    json: { error: sentence },
  })
})

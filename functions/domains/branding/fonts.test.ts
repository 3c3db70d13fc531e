/** Uploaded fonts through the real chain, on the real table and bucket. */
import { beforeEach, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { getBranding, importFont } from '../../../shared/api/branding.ts'
import { maxFontBytes, maxFontText, mostFonts } from '../../../shared/branding/choices.ts'
import { fontMessages } from '../../../shared/font-messages.ts'
import { callHandler } from '../../../test/builders/call.ts'
import { changedFont, fontFile } from '../../../test/builders/font-file.ts'
import { startTenants } from '../../../test/builders/running-tenants.ts'
import type { Role } from '../../../test/builders/tenants.ts'
import { handlerOf } from '../../edge/endpoints/index.ts'
import { removeForGood } from '../../edge/jobs/remove-for-good.ts'
import { findFile } from '../../kernel/files.ts'
import { fontKey } from './fonts.ts'
import { putFont } from './store.ts'

const tenants = startTenants({ unlimited: true })
const account = 'acct-zebra'

const send = (bytes: Uint8Array, { role = 'owner', licensed = 'true', name = 'font.woff2' }: { role?: Role; licensed?: string; name?: string } = {}) =>
  callHandler(handlerOf('import-font'), 'POST', '/branding/fonts', {
    session: tenants.sessions[role],
    query: { licensed, filename: name },
    body: bytes,
    headers: { 'content-type': 'font/woff2' },
  })
const get = (id: string, role: Role = 'owner', dest = 'font') =>
  callHandler(handlerOf('get-font'), 'GET', '/branding/fonts/{id}', { session: tenants.sessions[role], params: { id }, headers: { 'sec-fetch-dest': dest } })
const remove = (id: string, role: Role = 'owner') =>
  callHandler(handlerOf('remove-font'), 'DELETE', '/branding/fonts/{id}', { session: tenants.sessions[role], params: { id } })
const listed = async (role: Role = 'owner') =>
  v.parse(getBranding.response, (await callHandler(handlerOf('get-branding'), 'GET', '/branding', { session: tenants.sessions[role] })).json).fonts
const sent = async (bytes: Uint8Array, name?: string) => {
  const { status, json, text } = await send(bytes, { name })
  if (status !== 201) throw new Error(text)
  return v.parse(importFont.response, json).font
}

beforeEach(async () => {
  for (const { id } of await listed()) await remove(id)
})

test('a font is uploaded once, shown to its account alone, and as nothing but a font', async () => {
  const font = await sent(fontFile('lora'))
  expect(font).toEqual({ id: font.id, name: 'Lora SemiBold', kind: 'sans' })
  expect(await sent(fontFile('lora'))).toEqual(font)
  expect(await listed()).toEqual([font])
  expect(await listed('other')).toEqual([])

  const { status, headers, bytes } = await get(font.id, 'readonly')
  expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, 'wOF2'])
  expect(headers).toMatchObject({
    ...{ 'content-type': 'font/woff2', 'x-content-type-options': 'nosniff', 'cache-control': 'private, max-age=31536000, immutable' },
    ...{ 'cross-origin-resource-policy': 'same-origin' },
  })
  expect((await get(font.id, 'other')).json.error).toBe(fontMessages.missing)
  for (const dest of ['script', 'style', 'image', 'iframe']) expect((await get(font.id, 'owner', dest)).status).toBe(403)
  for (const id of ['../logo', 'A'.repeat(26), '%2e%2e']) expect((await get(id)).status).toBe(404)
})

test('without the licence, or for whoever does not manage the account, nothing is kept', async () => {
  const before = await listed()
  for (const licensed of ['false', '', 'yes'])
    expect(await send(fontFile('montserrat'), { licensed })).toMatchObject({ status: 400, json: { error: fontMessages.unlicensed } })
  expect((await send(fontFile('montserrat'), { role: 'readonly' })).status).toBe(403)
  expect(await send(Buffer.alloc(maxFontBytes + 1))).toMatchObject({ status: 413, json: { error: fontMessages.tooLarge(maxFontText) } })
  expect(await send(Buffer.from('<html>'))).toMatchObject({ status: 400, json: { error: fontMessages.damaged } })
  expect(await listed()).toEqual(before)
})

test('the audit trail says who uploaded and removed which font, and that the licence was confirmed', async () => {
  const { id } = await sent(fontFile('montserrat'))
  await remove(id)
  const { json } = await callHandler(handlerOf('get-audit'), 'GET', '/audit', { session: tenants.sessions.owner })
  const text = JSON.stringify(json)
  expect(text).toMatch(/uploaded the font \\"Montserrat [^"]*\\" and confirmed its licence\./)
  expect(text).toMatch(/removed the font \\"Montserrat /)
})

test('a font without a name of its own has that of its file', async () => {
  const nameless = changedFont({ name: () => Buffer.from([0, 0, 0, 0, 0, 6]) })
  const { id, name } = await sent(nameless, 'Zebra\u202e Brand.v2.ttf')
  expect(name).toBe('Zebra Brand.v2')
  await remove(id)
})

test('a removed font is gone at once, its file with the next round, and of two who remove it one is told', async () => {
  const { id } = await sent(fontFile('source-serif-4'))
  expect((await remove(id, 'other')).status).toBe(404)
  const both = await Promise.all([remove(id), remove(id, 'manager')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await get(id)).status).toBe(404)
  expect(await findFile(fontKey(account, id))).not.toBeNull()
  await removeForGood(new Date(Date.now() + 1000))
  expect(await findFile(fontKey(account, id))).toBeNull()
  const again = await sent(fontFile('source-serif-4'))
  expect(again.id).not.toBe(id)
  expect((await remove(again.id)).status).toBe(200)
})

test('an account has so many fonts and no more', async () => {
  await sent(fontFile('lora'))
  const more = Array.from({ length: mostFonts - 1 }, (_, at) => `${'0'.repeat(25)}${String.fromCharCode(65 + at)}`)
  for (const id of more)
    await putFont(account, { id, name: id, kind: 'serif', hash: id, bytes: 1, uploaded_at: new Date().toISOString(), uploaded_by: 'user-zebra-owner' })
  expect(await send(fontFile('montserrat'))).toMatchObject({ status: 409, json: { error: fontMessages.tooMany(mostFonts) } })
  expect((await send(fontFile('lora'))).status).toBe(201)
})

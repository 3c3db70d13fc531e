import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { contactMessages } from '../../../../shared/contact-messages.ts'
import { budgets } from '../../../../shared/limits.ts'
import { messages } from '../../../../shared/messages.ts'
import { callHandler } from '../../../../test/builders/call.ts'
import { startMail, type TestMail } from '../../../../test/builders/mail.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'
import { handler } from './send-message.ts'

const ours = 'hello@reports.test'
let table: TestTable
let mail: TestMail
beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = 'https://reports.example.com'
  table = await startTable()
  mail = await startMail()
})
beforeEach(() => {
  process.env.ALMANAC_CONTACT = ours
})
afterAll(() => Promise.all([mail.stop(), table.stop()]))

const written = { page: 'demo', name: 'Ada Byron', company: 'Acme', message: 'May we see it?' }
const send = (body: Record<string, unknown>, address = '198.51.100.1') => callHandler(handler, 'POST', '/contact', { body: { ...written, ...body }, address })

test('a message goes to the address of the deployment, and a reply to whoever wrote it', async () => {
  expect(await send({ email: 'ada@x.test' })).toMatchObject({ status: 200, json: { sent: true } })
  const [sent, ...more] = (await mail.to(ours)).filter(({ replyTo }) => replyTo.includes('ada@x.test'))
  expect(more).toEqual([])
  expect(sent).toMatchObject({ subject: 'Ada Byron asks for a demo', text: expect.stringContaining('May we see it?'), replyTo: ['ada@x.test'] })
  expect(await mail.to('ada@x.test')).toEqual([])
})

test('a program that fills in the field nobody sees gets the same answer, and nothing is sent', async () => {
  const before = await mail.to(ours)
  expect(await send({ email: 'bot@x.test', website: 'https://spam.test' })).toMatchObject({ status: 200, json: { sent: true } })
  expect(await mail.to(ours)).toHaveLength(before.length)
})

test('what is missing is said, and so is that it was too often', async () => {
  expect(await send({ email: 'b@x.test', message: ' ' })).toMatchObject({ status: 400, json: { error: contactMessages.messageRequired } })
  expect(await send({ email: 'nobody' })).toMatchObject({ status: 400, json: { error: messages.person.emailInvalid } })
  const many = await Promise.all(Array.from({ length: budgets.contact.address + 1 }, (_, at) => send({ email: `c${at}@x.test` }, '203.0.113.9')))
  expect(many.map(({ status }) => status).sort()).toEqual([...new Array(budgets.contact.address).fill(200), 429])
})

test('where the deployment names no address there is nobody to write to', async () => {
  process.env.ALMANAC_CONTACT = ''
  expect(await send({ email: 'd@x.test' }, '192.0.2.7')).toMatchObject({ status: 404, json: { error: contactMessages.none } })
})

import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { securityMessages } from '../../../shared/security-messages.ts'
import { log } from '../../kernel/log.ts'
import { refuseBreachedPassword } from './breached-passwords.ts'

const listed = 'kettle crane river'
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
let server: Server
let list = ''
let asked: string[] = []
let answer: { status: number; body: string }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  list = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/range`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = { status: 200, body: `${'0'.repeat(35)}:7\r\n${sha1(listed).slice(5)}:3\r\n${sha1('padded here').slice(5)}:0\r\n` }
  process.env.ALMANAC_BREACHED_PASSWORDS = list
})

test('a listed password is refused, and the list hears five characters of its hash', async () => {
  await expect(refuseBreachedPassword(listed, log)).rejects.toMatchObject({ status: 400, message: securityMessages.password.breached })
  expect(asked).toEqual([`/range/${sha1(listed).slice(0, 5)}`])
})

test('one that is not listed, or only made up to pad the answer, is taken', async () => {
  await refuseBreachedPassword('river crane kettle', log)
  await refuseBreachedPassword('padded here', log)
})

test('a list that fails, or is not there, refuses nothing', async () => {
  answer = { status: 503, body: `${sha1(listed).slice(5)}:3` }
  await refuseBreachedPassword(listed, log)
  process.env.ALMANAC_BREACHED_PASSWORDS = 'http://127.0.0.1:9/range/'
  await refuseBreachedPassword(listed, log)
})

test('without a list nobody is asked', async () => {
  delete process.env.ALMANAC_BREACHED_PASSWORDS
  await refuseBreachedPassword(listed, log)
  expect(asked).toEqual([])
})

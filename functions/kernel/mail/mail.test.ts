import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { property, sizeOf } from '../../../test/builders/sizes.ts'
import { headerText } from '../request/header-text.ts'
import { composeMail, type OutgoingMail } from './mail.ts'
import { UndeliverableAddress } from './ses-refusals.ts'

beforeAll(() => {
  process.env.ALMANAC_MAIL_FROM = 'Almanac <reports@almanac.test>'
})
afterAll(() => {
  delete process.env.ALMANAC_MAIL_FROM
})

const mail: OutgoingMail = {
  fromName: 'Ellery Pike',
  to: { email: 'maren@larkmere.example', name: 'Maren Ødegård' },
  subject: 'Social media performance: 23 Oct – 20 Nov 2026',
  html: '<p>Hello</p>',
  text: 'Hello\n',
}

test('names and subjects keep their letters, attachments their bytes', async () => {
  const content = Uint8Array.from({ length: 5000 }, (_, at) => (at * 31) % 256)
  const raw = await composeMail({
    ...mail,
    replyTo: 'mara@northbound.example',
    attachments: [{ filename: 'Bericht März.pdf', contentType: 'application/pdf', content }],
  })
  expect(raw.toString('latin1')).not.toMatch(/[^\r]\n/)
  const parsed = await PostalMime.parse(raw)
  expect(parsed).toMatchObject({
    subject: mail.subject,
    from: { name: 'Ellery Pike', address: 'reports@almanac.test' },
    to: [{ name: 'Maren Ødegård', address: 'maren@larkmere.example' }],
    replyTo: [{ address: 'mara@northbound.example' }],
    text: expect.stringMatching(/^Hello\n*$/),
  })
  const [file] = parsed.attachments
  expect([file?.filename, file?.mimeType]).toEqual(['Bericht März.pdf', 'application/pdf'])
  expect(Buffer.from(file?.content instanceof ArrayBuffer ? new Uint8Array(file.content) : [])).toEqual(Buffer.from(content))
})

/** Pieces that attacks on headers are made of, mixed with any text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        '\0',
        '\t',
        'Bcc: thief@evil.test',
        'To: <thief@evil.test>',
        ',',
        ';',
        '"',
        '<',
        '>',
        '@',
        '\\',
        '=?utf-8?Q?=0D=0ABcc:_thief=40evil.test?=',
      ),
      fc.string({ unit: 'binary' }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const mails = Number(process.env.ALMANAC_FUZZ_RUNS ?? sizeOf(100, 500))
test('no name, subject or file name adds a header or a recipient', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, hostile, async (fromName, name, subject, filename) => {
      const attachments = [{ filename, contentType: 'application/pdf', content: new Uint8Array([1]) }]
      const raw = (await composeMail({ ...mail, fromName, to: { email: 'a@b.example', name }, subject: `S${subject}`, attachments })).toString('latin1')
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
      const names = head.split('\r\n').flatMap((line) => (/^\s/.test(line) ? [] : [line.slice(0, line.indexOf(':')).toLowerCase()]))
      expect(names.sort()).toEqual(['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'])
      const parsed = await PostalMime.parse(raw)
      expect(parsed.to?.map(({ address }) => address)).toEqual(['a@b.example'])
      expect(parsed.from?.address).toBe('reports@almanac.test')
    }),
    property(mails, mails),
  )
})

test('an address that is not exactly one address is refused, never repaired', async () => {
  let refused = 0
  await fc.assert(
    fc.asyncProperty(hostile, async (piece) => {
      const email = `a@b.example${piece}`
      if (/^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email)) return
      await expect(composeMail({ ...mail, to: { email, name: null } })).rejects.toThrow(UndeliverableAddress)
      refused += 1
    }),
    property(300, 300),
  )
  expect(refused).toBeGreaterThan(100)
})

test('a header is one line of at most 200 characters', () => {
  expect(headerText(' a\r\nb\u2028c\td ')).toBe('a b c d')
  expect(headerText('x'.repeat(500))).toHaveLength(200)
})

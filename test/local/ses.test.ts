import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListIdentitiesCommand, SESClient, SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import MailComposer from 'nodemailer/lib/mail-composer'
import PostalMime from 'postal-mime'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { openMailbox } from '../../scripts/local/mailbox.ts'
import { createSes } from '../../scripts/local/ses.ts'
import { localService } from '../builders/local-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-ses-'))
const mailbox = openMailbox(folder)
let served: Listening
let client: SESClient

beforeAll(async () => {
  served = await listen(createSes(mailbox))
  // below a path, as the stack serves it
  const endpoint = `http://127.0.0.1:${served.port}/_local/ses`
  client = new SESClient(localService(endpoint))
})
afterAll(async () => {
  client.destroy()
  await served.close()
  rmSync(folder, { recursive: true })
})

test('a raw message is kept byte for byte, with the envelope it was sent under', async () => {
  const pdf = Buffer.from('%PDF-1.7 not really')
  const mail = new MailComposer({
    from: 'Almanac <reports@almanac.test>',
    to: 'shown@client.test',
    subject: 'Wöchentlicher Bericht',
    html: '<p>Hi</p>',
    text: 'Hi',
    attachments: [{ filename: 'report.pdf', content: pdf, contentType: 'application/pdf' }],
  })
  const Data = await mail.compile().build()
  const Source = 'Almanac <reports@almanac.test>'
  const { MessageId } = await client.send(new SendRawEmailCommand({ RawMessage: { Data }, Source, Destinations: ['hidden@client.test'] }))
  expect(readFileSync(join(folder, `${MessageId}.eml`))).toEqual(Data)
  const kept = (await mailbox.list()).filter(({ id }) => id === MessageId)
  expect(kept).toMatchObject([{ from: Source, to: ['hidden@client.test'], subject: 'Wöchentlicher Bericht' }])
  const parsed = await PostalMime.parse((await mailbox.read(MessageId ?? '')) ?? '', { attachmentEncoding: 'utf8' })
  expect(parsed.attachments.map((one) => [one.filename, one.content])).toEqual([['report.pdf', pdf.toString()]])
})

test('SendEmail is composed into a message; the newest is listed first', async () => {
  const { MessageId } = await client.send(
    new SendEmailCommand({
      Source: 'reports@almanac.test',
      Destination: { ToAddresses: ['a@client.test'], BccAddresses: ['b@client.test'] },
      Message: { Subject: { Data: 'Second & <last>' }, Body: { Text: { Data: 'plain' }, Html: { Data: '<b>rich</b>' } } },
    }),
  )
  expect((await mailbox.list())[0]).toMatchObject({ id: MessageId, to: ['a@client.test', 'b@client.test'], subject: 'Second & <last>' })
  expect(await PostalMime.parse((await mailbox.read(MessageId ?? '')) ?? '')).toMatchObject({ text: 'plain\n', html: expect.stringContaining('<b>rich</b>') })
})

test('what SES refuses is refused in its words, and nothing is kept', async () => {
  const kept = (await mailbox.list()).length
  const raw = (text: string, Destinations?: string[]) => new SendRawEmailCommand({ RawMessage: { Data: Buffer.from(text) }, Source: 'a@b.test', Destinations })
  await expect(client.send(raw('Subject: x\r\n\r\nhi'))).rejects.toMatchObject({ name: 'InvalidParameterValue', message: expect.stringMatching(/'To'/) })
  await expect(client.send(raw('Subject: x\r\n\r\nhi', ['nobody']))).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  await expect(client.send(raw('Subject: x\r\n\r\nhi', ['a@b.test\r\nBcc: c@d.test']))).rejects.toMatchObject({ name: 'InvalidParameterValue' })
  // as the client would write it, which has been seen to run out of stack on so large a message
  const Data = Buffer.from('x'.repeat(10 * 1024 * 1024 + 1)).toString('base64')
  const body = new URLSearchParams({ Action: 'SendRawEmail', Source: 'a@b.test', 'Destinations.member.1': 'a@b.test', 'RawMessage.Data': Data })
  const refused = await fetch(`http://127.0.0.1:${served.port}/_local/ses/`, { method: 'POST', body })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('10485760')])
  await expect(client.send(new ListIdentitiesCommand({}))).rejects.toMatchObject({ name: 'InvalidAction', message: expect.stringMatching(/ListIdentities/) })
  expect((await mailbox.list()).length).toBe(kept)
})

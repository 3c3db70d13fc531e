import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { CreateScheduleCommand } from '@aws-sdk/client-scheduler'
import { SendEmailCommand } from '@aws-sdk/client-ses'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mailFrom, ses } from '../../functions/kernel/mail/ses.ts'
import { bucketName, s3 } from '../../functions/kernel/s3.ts'
import { scheduler, schedulerSettings } from '../../functions/kernel/scheduler.ts'
import { findRunningStack } from '../../scripts/local/stack-file.ts'
import { startOwnStack, type TestStack } from '../builders/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startOwnStack()
})
afterAll(() => stack.stop())

test('the API answers through real handlers, with its headers, and unknown paths in its own way', async () => {
  const health = await fetch(`${stack.origin}/api/health`)
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version: expect.any(String) }])
  expect(health.headers.get('content-security-policy')).toContain("default-src 'none'")
  const missing = await fetch(`${stack.origin}/api/nothing-here`)
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
})

test('a body beyond what API Gateway carries is refused with a sentence', async () => {
  const upload = await fetch(`${stack.origin}/api/profiles/any/import`, { method: 'POST', body: new Uint8Array(50 * 1024 * 1024) })
  expect([upload.status, await upload.json()]).toEqual([
    413,
    expect.objectContaining({ error: 'The file is larger than 4 MB. Please split it and import the parts.' }),
  ])
})

test('what the product keeps, signs, mails and schedules reaches the embedded parts', async () => {
  await s3().send(new PutObjectCommand({ Bucket: bucketName(), Key: 'reports/a.pdf', Body: 'pdf' }))
  const link = await getSignedUrl(s3(), new GetObjectCommand({ Bucket: bucketName(), Key: 'reports/a.pdf' }), { expiresIn: 60 })
  expect(link.startsWith(`${stack.origin}/`)).toBe(true)
  expect(await (await fetch(link)).text()).toBe('pdf')

  const Body = { Html: { Data: '<p>Hello <script>alert(1)</script></p>' }, Text: { Data: 'Hello' } }
  await ses().send(
    new SendEmailCommand({ Source: mailFrom(), Destination: { ToAddresses: ['a@client.test'] }, Message: { Subject: { Data: 'Your <report>' }, Body } }),
  )
  const [mail] = await (await fetch(`${stack.origin}/_local/mail.json`)).json()
  expect(mail).toMatchObject({ to: ['a@client.test'], subject: 'Your <report>' })
  expect(await (await fetch(`${stack.origin}/_local/mail/${mail.id}.eml`)).text()).toContain('Subject: Your <report>')
  const page = await (await fetch(`${stack.origin}/_local/mail/${mail.id}`)).text()
  expect(page).toContain('Your &lt;report&gt;')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect((await fetch(`${stack.origin}/_local/mail/${mail.id}/html`)).headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/)

  const preview = await (await fetch(`${stack.origin}/_local/notifications`)).text()
  expect(preview).toContain('<h2>Report not sent</h2>')
  // markup in a sample's name is text in the page, and text in the email that a frame of it shows
  expect(preview).toContain('&amp;lt;b&amp;gt;Q4&amp;lt;/b&amp;gt;')
  expect(preview).not.toContain('<b>Q4')

  const { groupName, targetArn, roleArn } = schedulerSettings()
  await scheduler().send(
    new CreateScheduleCommand({
      Name: 'later',
      GroupName: groupName,
      ScheduleExpression: 'at(2030-01-07T09:00:00)',
      ScheduleExpressionTimezone: 'Europe/Athens',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: { Arn: targetArn, RoleArn: roleArn },
    }),
  )
  const listed = await (await fetch(`${stack.origin}/_local/scheduler`)).json()
  expect(listed.schedules).toMatchObject([{ name: 'later', next: '2030-01-07T07:00:00.000Z' }])
  const shown = await (await fetch(`${stack.origin}/_local/scheduler`, { headers: { accept: 'text/html' } })).text()
  expect(shown).toContain('at(2030-01-07T09:00:00)')
  const vague = await fetch(`${stack.origin}/_local/scheduler/advance`, { method: 'POST', body: '{"to":"soon"}' })
  expect(vague.status).toBe(400)
})

test('another command finds the running stack by its data folder', async () => {
  expect(await findRunningStack(stack.dataFolder)).toMatchObject({ pid: process.pid, env: { ALMANAC_ORIGIN: stack.origin } })
})

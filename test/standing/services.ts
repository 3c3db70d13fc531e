/** S3 and SES in one server: a bucket and a mailbox for each test file that asks for one. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { type Mailbox, openMailbox } from '../../scripts/local/mailbox.ts'
import { createS3 } from '../../scripts/local/s3.ts'
import { createSes } from '../../scripts/local/ses.ts'
import { parseMail } from './parse-mail.ts'

const folder = mkdtempSync(join(process.env.ALMANAC_TEST_RUN ?? tmpdir(), 'services-'))
const mailboxes = new Map<string, { mailbox: Mailbox; api: RequestListener }>()
const name = () => `almanac-test-${randomBytes(6).toString('hex')}`

/** The SDK posts to the path of its endpoint, which is the name of the mailbox. */
const ses: RequestListener = (request, response) => {
  const found = mailboxes.get((request.url ?? '').split('/')[1] ?? '')
  if (found) return found.api(request, response)
  response.writeHead(404)
  response.end()
}

let started: Promise<{ s3: Listening; ses: Listening }> | undefined
async function endpoints(): Promise<{ s3: string; ses: string }> {
  started ??= Promise.all([listen(createS3(join(folder, 's3'))), listen(ses)]).then(([s3, mail]) => ({ s3, ses: mail }))
  const { s3, ses: mail } = await started
  return { s3: `http://127.0.0.1:${s3.port}`, ses: `http://127.0.0.1:${mail.port}` }
}

/** s3rver stores a bucket as a folder. */
const bucketFolder = (bucket: string) => join(folder, 's3/objects', bucket)

export async function giveBucket(): Promise<{ endpoint: string; bucket: string }> {
  const endpoint = (await endpoints()).s3
  const bucket = name()
  mkdirSync(bucketFolder(bucket))
  return { endpoint, bucket }
}

export async function removeBucket(bucket: string): Promise<void> {
  rmSync(bucketFolder(bucket), { recursive: true, force: true })
}

export async function giveMailbox(): Promise<{ endpoint: string; mailbox: string }> {
  const id = name()
  const mailbox = openMailbox(join(folder, 'mail', id))
  mailboxes.set(id, { mailbox, api: createSes(mailbox) })
  return { endpoint: `${(await endpoints()).ses}/${id}`, mailbox: id }
}

/** Returns the messages to an address, newest first. */
export async function readMail({ mailbox: id, to }: { mailbox: string; to: string }) {
  const mailbox = mailboxes.get(id)?.mailbox
  if (!mailbox) throw new Error(`There is no mailbox ${id}.`)
  const envelopes = (await mailbox.list()).filter((envelope) => envelope.to.includes(to))
  return Promise.all(envelopes.map(async (envelope) => parseMail((await mailbox.read(envelope.id)) ?? new Uint8Array())))
}

export async function closeServices(): Promise<void> {
  const servers = await started
  await Promise.all([servers?.s3.close(), servers?.ses.close()])
  rmSync(folder, { recursive: true, force: true })
}

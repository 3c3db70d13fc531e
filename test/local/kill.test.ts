import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { CreateScheduleCommand, GetScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler'
import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { afterAll, expect, test } from '@jest/globals'
import { readStackFile } from '../../scripts/local/stack-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-kill-'))
const rounds = 3
let child: ChildProcess | undefined

afterAll(async () => {
  if (child && child.exitCode === null) {
    child.disconnect()
    await once(child, 'exit')
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}, 180_000)

async function start(): Promise<Record<string, string>> {
  const entry = join(import.meta.dirname, '../builders/stack-process.ts')
  child = spawn(process.execPath, ['--no-warnings', entry, folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [{ env }] = await once(child, 'message')
  return env
}

function clients(env: Record<string, string>) {
  const common = { region: env.AWS_REGION, credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, maxAttempts: 1 }
  return {
    table: new DynamoDBClient({ ...common, endpoint: env.AWS_ENDPOINT_URL_DYNAMODB }),
    files: new S3Client({ ...common, endpoint: env.AWS_ENDPOINT_URL_S3, forcePathStyle: true }),
    mail: new SESClient({ ...common, endpoint: env.AWS_ENDPOINT_URL_SES }),
    schedules: new SchedulerClient({ ...common, endpoint: env.AWS_ENDPOINT_URL_SCHEDULER }),
  }
}

type Written = { items: string[]; files: string[]; same: string[]; mails: string[]; schedules: string[] }

/** Writes everywhere at once until the stack is gone; keeps the name of every write that was acknowledged. */
async function writeUntilGone(env: Record<string, string>, round: number, written: Written): Promise<void> {
  const { table, files, mail, schedules } = clients(env)
  const repeat = async (work: (id: string) => Promise<unknown>, acknowledged: string[], prefix: string) => {
    for (let n = 0; ; n++) {
      const id = `${prefix}-${round}-${n}`
      try {
        await work(id)
      } catch {
        return
      }
      acknowledged.push(id)
    }
  }
  const Target = { Arn: 'arn:aws:lambda:eu-west-1:000000000000:function:run-report', RoleArn: 'arn:aws:iam::000000000000:role/x' }
  await Promise.all([
    repeat((id) => table.send(new PutItemCommand({ TableName: env.ALMANAC_TABLE, Item: { pk: { S: 'A#kill' }, sk: { S: id } } })), written.items, 'item'),
    repeat((id) => files.send(new PutObjectCommand({ Bucket: env.ALMANAC_BUCKET, Key: `kill/${id}`, Body: id.repeat(5000) })), written.files, 'file'),
    repeat((id) => files.send(new PutObjectCommand({ Bucket: env.ALMANAC_BUCKET, Key: 'kill/same', Body: id.padEnd(200_000, '.') })), written.same, 'same'),
    repeat(
      (id) =>
        mail.send(
          new SendEmailCommand({
            Source: 'a@almanac.test',
            Destination: { ToAddresses: ['b@client.test'] },
            Message: { Subject: { Data: id }, Body: { Text: { Data: id } } },
          }),
        ),
      written.mails,
      'mail',
    ),
    repeat(
      (Name) => schedules.send(new CreateScheduleCommand({ Name, ScheduleExpression: 'at(2040-01-01T00:00:00)', FlexibleTimeWindow: { Mode: 'OFF' }, Target })),
      written.schedules,
      'schedule',
    ),
  ])
}

async function expectAllThere(env: Record<string, string>, written: Written): Promise<void> {
  const { table, files, schedules } = clients(env)
  const sample = (names: string[]) => names.filter((_, index) => index > names.length - 30 || index % 10 === 0)
  for (const sk of sample(written.items)) {
    const { Item } = await table.send(new GetItemCommand({ TableName: env.ALMANAC_TABLE, Key: { pk: { S: 'A#kill' }, sk: { S: sk } } }))
    expect(Item?.sk?.S).toBe(sk)
  }
  for (const id of sample(written.files)) {
    const { Body } = await files.send(new GetObjectCommand({ Bucket: env.ALMANAC_BUCKET, Key: `kill/${id}` }))
    expect((await Body?.transformToString()) === id.repeat(5000)).toBe(true)
  }
  // the object that was overwritten again and again is one whole version of it
  const { Body } = await files.send(new GetObjectCommand({ Bucket: env.ALMANAC_BUCKET, Key: 'kill/same' }))
  expect(await Body?.transformToString()).toMatch(/^same-\d+-\d+\.+$/)
  for (const Name of sample(written.schedules)) expect((await schedules.send(new GetScheduleCommand({ Name }))).Name).toBe(Name)
  const mails: { subject: string }[] = await (await fetch(`${env.ALMANAC_ORIGIN}/_local/mail.json`)).json()
  expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(written.mails))
}

async function gone(pid: number): Promise<boolean> {
  for (let wait = 0; wait < 600; wait++) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

test('kill -9 of the whole stack in the middle of writes loses nothing that was acknowledged, and leaves no process behind', async () => {
  const written: Written = { items: [], files: [], same: [], mails: [], schedules: [] }
  for (let round = 0; round < rounds; round++) {
    const env = await start()
    if (round > 0) await expectAllThere(env, written)
    const parts = readStackFile(folder)?.children ?? []
    expect(parts.length).toBe(2)
    const writing = writeUntilGone(env, round, written)
    // every kind of write is under way, and at another point in each round
    const enough = (round + 1) * 7
    while (Object.values(written).some((kind) => kind.length < enough)) await new Promise((resolve) => setTimeout(resolve, 5))
    child?.kill('SIGKILL')
    await writing
    for (const pid of parts) expect([pid, await gone(pid)]).toEqual([pid, true])
  }
  await expectAllThere(await start(), written)
}, 180_000)

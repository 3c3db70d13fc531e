import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, HeadBucketCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createBucket } from '../../scripts/local/bucket.ts'
import { type Listening, listen } from '../../scripts/local/listen.ts'
import { createS3 } from '../../scripts/local/s3.ts'
import { s3Credentials } from '../../scripts/local/s3-credentials.ts'

const folder = mkdtempSync(join(tmpdir(), 'almanac-s3-'))
const Bucket = 'almanac-files'
const path = 'reports/a b/é (1).pdf'
let served: Listening
let endpoint: string
const client = (secretAccessKey: string = s3Credentials.secretAccessKey) =>
  new S3Client({ endpoint, region: 'eu-west-1', forcePathStyle: true, credentials: { accessKeyId: 'S3RVER', secretAccessKey } })

async function serve(): Promise<void> {
  served = await listen(createS3(folder))
  endpoint = `http://127.0.0.1:${served.port}`
  process.env.AWS_ENDPOINT_URL_S3 = endpoint
}

beforeAll(async () => {
  Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' })
  await serve()
  await createBucket(Bucket)
  for (const Key of ['other', path]) await client().send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

test('makes the bucket once, keeps bytes and metadata, and lists by prefix', async () => {
  const Bucket = 'made-once'
  expect(await createBucket(Bucket)).toBe(true)
  expect(await createBucket(Bucket)).toBe(false)
  const s3 = client()
  await s3.send(new HeadBucketCommand({ Bucket }))
  const bytes = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7) % 256)
  await s3.send(new PutObjectCommand({ Bucket, Key: path, Body: bytes, ContentType: 'application/pdf', Metadata: { hash: 'abc' } }))
  await s3.send(new PutObjectCommand({ Bucket, Key: 'other', Body: 'x' }))
  const read = await s3.send(new GetObjectCommand({ Bucket, Key: path }))
  expect(Buffer.from((await read.Body?.transformToByteArray()) ?? [])).toEqual(Buffer.from(bytes))
  expect([read.ContentType, read.Metadata?.hash]).toEqual(['application/pdf', 'abc'])
  const listed = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'reports/' }))
  expect(listed.Contents?.map((one) => one.Key)).toEqual([path])
})

test('a signed link works until it expires; expired, tampered, unsigned and wrongly signed requests are refused', async () => {
  const object = { Bucket, Key: 'other' }
  const link = await getSignedUrl(client(), new GetObjectCommand({ ...object, ResponseContentDisposition: 'attachment; filename="a.txt"' }), { expiresIn: 60 })
  const good = await fetch(link)
  expect([good.status, await good.text(), good.headers.get('content-disposition')]).toEqual([200, 'x', 'attachment; filename="a.txt"'])

  const expired = await getSignedUrl(client(), new GetObjectCommand(object), { expiresIn: 60, signingDate: new Date(Date.now() - 120_000) })
  const forged = await getSignedUrl(client('guess'), new GetObjectCommand(object), { expiresIn: 60 })
  const refused = {
    expired,
    'another key': link.replace('/other?', '/reports/a%20b/%C3%A9%20(1).pdf?'),
    'a longer life': link.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000'),
    unsigned: `${endpoint}/${Bucket}/other`,
    'wrong secret': forged,
  }
  for (const [how, url] of Object.entries(refused)) expect([how, (await fetch(url)).status]).toEqual([how, 403])
  await expect(client('guess').send(new GetObjectCommand(object))).rejects.toThrow(/signature/)
})

test('objects are there after a restart', async () => {
  await served.close()
  await serve()
  const read = await client().send(new GetObjectCommand({ Bucket, Key: 'other' }))
  expect(await read.Body?.transformToString()).toBe('x')
})

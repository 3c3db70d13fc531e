import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from '@jest/globals'
import { startBucket } from '../../test/builders/stack.ts'
import { emptyBucket } from './bucket.ts'

test('a bucket is emptied, and an empty one is left alone', async () => {
  const { bucket, stop } = await startBucket()
  try {
    const s3 = new S3Client({ forcePathStyle: true })
    for (const Key of ['index.html', 'assets/page.js', 'cloudfront/log 1']) await s3.send(new PutObjectCommand({ Bucket: bucket, Key, Body: 'x' }))
    expect(await emptyBucket(s3, bucket)).toBe(3)
    expect((await s3.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).toEqual([])
    expect(await emptyBucket(s3, bucket)).toBe(0)
  } finally {
    await stop()
  }
})

/** Creates the product's bucket on whatever S3 the environment points at. */
import { BucketLocationConstraint, CreateBucketCommand, DeleteBucketCommand, DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'

/** Creates `name` when it is missing; true when it was created now. */
export async function createBucket(name: string): Promise<boolean> {
  const client = new S3Client({ forcePathStyle: true })
  try {
    const region = await client.config.region()
    // us-east-1 is the one region that must not be named
    const LocationConstraint = Object.values(BucketLocationConstraint).find((known) => known === region)
    await client.send(new CreateBucketCommand({ Bucket: name, ...(LocationConstraint ? { CreateBucketConfiguration: { LocationConstraint } } : {}) }))
    return true
  } catch (error) {
    if (error instanceof Error && ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(error.name)) return false
    throw error
  } finally {
    client.destroy()
  }
}

/** Removes every object of a bucket without versions; returns how many there were. */
export async function emptyBucket(client: S3Client, name: string): Promise<number> {
  for (let removed = 0; ; ) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: name }))
    if (Contents.length === 0) return removed
    await client.send(new DeleteObjectsCommand({ Bucket: name, Delete: { Objects: Contents.map(({ Key }) => ({ Key })), Quiet: true } }))
    removed += Contents.length
  }
}

/** Empties and removes `name`. */
export async function deleteBucket(name: string): Promise<void> {
  const client = new S3Client({ forcePathStyle: true })
  try {
    await emptyBucket(client, name)
    await client.send(new DeleteBucketCommand({ Bucket: name }))
  } finally {
    client.destroy()
  }
}

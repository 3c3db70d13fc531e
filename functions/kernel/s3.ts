/** S3 in a file of its own, so that endpoints which never touch it do not carry its client. */
import { S3Client } from '@aws-sdk/client-s3'
import { setting } from './clients.ts'

let client: S3Client | undefined

/** An endpoint given by environment has no host name per bucket, so it is addressed by path. */
export const isByPath = (): boolean => Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL)

export function s3(): S3Client {
  client ??= new S3Client({
    forcePathStyle: isByPath(),
    // three tries that hang still end before the lease of a run does
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  })
  return client
}

/** @throws when ALMANAC_BUCKET is not set */
export function bucketName(): string {
  return setting('ALMANAC_BUCKET')
}

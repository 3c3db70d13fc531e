/** Files of the product in S3, by key. */
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { bucketName, s3 } from './s3.ts'

/** Long enough to click, too short to pass on. */
const signedSeconds = 900

/** Takes the place of a file of the same key. */
export async function putFile(key: string, bytes: Uint8Array, type: string): Promise<void> {
  await s3().send(new PutObjectCommand({ Bucket: bucketName(), Key: key, Body: bytes, ContentType: type }))
}

/** @throws when there is no such file */
export async function readFile(key: string): Promise<Uint8Array> {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: bucketName(), Key: key }))
  if (!Body) throw new Error(`The file ${key} is empty.`)
  return Body.transformToByteArray()
}

/** A link to the file that works for 15 minutes; it is saved under `name`, other letters than ASCII as `_`. */
export function signedLink(key: string, name: string): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucketName(),
    Key: key,
    ResponseContentDisposition: `attachment; filename="${name.replaceAll(/[^\w .()-]/g, '_')}"`,
    ResponseCacheControl: 'private, no-store',
  })
  return getSignedUrl(s3(), command, { expiresIn: signedSeconds })
}

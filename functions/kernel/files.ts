/** Files of the product in S3, by key. */
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { linkedAttachment } from './disposition.ts'
import { bucketName, isByPath, s3 } from './s3.ts'

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

/** The file, or null where there is none: whoever may not list a bucket is answered as if nothing may be read. */
export async function findFile(key: string): Promise<Uint8Array | null> {
  try {
    return await readFile(key)
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'AccessDenied'].includes(error.name)) return null
    throw error
  }
}

/** Whether there is such a file. Without the right to list a bucket, a missing file answers 403. */
export async function hasFile(key: string): Promise<boolean> {
  try {
    await s3().send(new HeadObjectCommand({ Bucket: bucketName(), Key: key }))
    return true
  } catch (error) {
    if (error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0)) return false
    throw error
  }
}

let uploading: S3Client | undefined

/** An address that takes a file of exactly so many bytes for 15 minutes. */
export function signedUpload(key: string, bytes: number): Promise<string> {
  // a checksum that is signed would have to be that of a file nobody has seen yet
  uploading ??= new S3Client({ forcePathStyle: isByPath(), requestChecksumCalculation: 'WHEN_REQUIRED' })
  const command = new PutObjectCommand({ Bucket: bucketName(), Key: key, ContentLength: bytes })
  return getSignedUrl(uploading, command, { expiresIn: signedSeconds, unhoistableHeaders: new Set(['content-length']) })
}

/**
 * A link to the file that works for 15 minutes; it is saved under `name`, other letters than ASCII as `_`. It is signed for one method: S3 refuses
 * HEAD at the link of a GET.
 */
export function signedLink(key: string, name: string, method: 'GET' | 'HEAD' = 'GET'): Promise<string> {
  const wanted = {
    Bucket: bucketName(),
    Key: key,
    ResponseContentDisposition: linkedAttachment(name),
    ResponseCacheControl: 'private, no-store',
  }
  return getSignedUrl(s3(), method === 'HEAD' ? new HeadObjectCommand(wanted) : new GetObjectCommand(wanted), { expiresIn: signedSeconds })
}

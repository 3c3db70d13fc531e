/** A file of unknown length in the bucket, written in parts as it is made, so that it is never held whole. */
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { bucketName, s3 } from '../../../kernel/s3.ts'

/** S3 takes 10,000 parts and none smaller than 5 MB but the last: files of 80 GB. */
const partSize = 8 * 1024 * 1024

/** Returns how many bytes there are. What was begun and not ended is taken away. */
export async function uploadInParts(Key: string, type: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  const target = { Bucket: bucketName(), Key }
  const { UploadId } = await s3().send(new CreateMultipartUploadCommand({ ...target, ContentType: type }))
  const parts: CompletedPart[] = []
  let [waiting, held, bytes]: [Uint8Array[], number, number] = [[], 0, 0]
  const upload = async () => {
    const PartNumber = parts.length + 1
    const { ETag } = await s3().send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body: Buffer.concat(waiting) }))
    parts.push({ PartNumber, ETag })
    waiting = []
    held = 0
  }
  try {
    for await (const chunk of chunks) {
      waiting.push(chunk)
      held += chunk.length
      bytes += chunk.length
      if (held >= partSize) await upload()
    }
    if (held > 0 || parts.length === 0) await upload()
    await s3().send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } }))
    return bytes
  } catch (error) {
    await s3().send(new AbortMultipartUploadCommand({ ...target, UploadId }))
    throw error
  }
}

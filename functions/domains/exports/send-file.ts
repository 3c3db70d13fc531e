/** Answers with a file, or, when it is too large for one answer, stores it and answers with a signed link. */
import { randomUUID } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { linkedAttachment } from '../../kernel/disposition.ts'
import { type Answer, file } from '../../kernel/request/answer.ts'
import { bucketName, s3 } from '../../kernel/s3.ts'

const mb = 1024 * 1024
/** What API Gateway and Lambda carry as one binary body, with room for headers. */
const maxAnswer = 4 * mb
/** S3 takes no smaller part but the last. */
const partSize = 5 * mb
const linkSeconds = 15 * 60

export type Sent = { readonly accountId: string; readonly name: string; readonly type: string; readonly chunks: AsyncIterable<Uint8Array> }

export async function sendFile({ accountId, name, type, chunks }: Sent): Promise<Answer | { url: string }> {
  const kept: Uint8Array[] = []
  let bytes = 0
  const iterator = chunks[Symbol.asyncIterator]()
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    kept.push(next.value)
    bytes += next.value.length
    if (bytes > maxAnswer) return { url: await store({ accountId, name, type }, kept, iterator) }
  }
  return file({ name, type, bytes: Buffer.concat(kept) })
}

/** Uploads in parts as they come, so no file is ever held whole. */
async function store({ accountId, name, type }: Omit<Sent, 'chunks'>, started: Uint8Array[], rest: AsyncIterator<Uint8Array>): Promise<string> {
  // random, so that a link of one export says nothing of another; objects under exports/ expire
  const target = { Bucket: bucketName(), Key: `exports/${accountId}/${randomUUID()}` }
  const { UploadId } = await s3().send(new CreateMultipartUploadCommand({ ...target, ContentType: type }))
  const parts: CompletedPart[] = []
  const upload = async (Body: Buffer) => {
    const PartNumber = parts.length + 1
    const { ETag } = await s3().send(new UploadPartCommand({ ...target, UploadId, PartNumber, Body }))
    parts.push({ PartNumber, ETag })
  }
  try {
    let waiting = started
    let bytes = started.reduce((sum, { length }) => sum + length, 0)
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      waiting.push(next.value)
      bytes += next.value.length
      if (bytes < partSize) continue
      await upload(Buffer.concat(waiting))
      waiting = []
      bytes = 0
    }
    if (bytes > 0) await upload(Buffer.concat(waiting))
    await s3().send(new CompleteMultipartUploadCommand({ ...target, UploadId, MultipartUpload: { Parts: parts } }))
  } catch (error) {
    await s3().send(new AbortMultipartUploadCommand({ ...target, UploadId }))
    throw error
  }
  return getSignedUrl(s3(), new GetObjectCommand({ ...target, ResponseContentDisposition: linkedAttachment(name) }), { expiresIn: linkSeconds })
}

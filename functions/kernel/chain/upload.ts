/** Files of an import: one as the raw body, or several as multipart form data. */
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { importMessages } from '../../../shared/import-messages.ts'
import { requestMessages } from '../../../shared/request-messages.ts'
import { problem } from '../request/problem.ts'
import { bodyBytes, header } from '../request/request.ts'
import type { UploadedFile } from './call.ts'

/** `maxBytes` holds for all files together. Throws a problem with the user's sentence when there is nothing or too much. */
export async function readUpload(
  maxBytes: number,
  event: APIGatewayProxyEventV2,
  tooLarge: string = importMessages.tooLarge(`${maxBytes / 1024 / 1024} MB`),
): Promise<UploadedFile[]> {
  const bytes = bodyBytes(event)
  const type = header(event, 'content-type') ?? ''
  if (/^application\/x-www-form-urlencoded/i.test(type)) throw problem(415, requestMessages.notFile)
  const isForm = /^multipart\/form-data/i.test(type)
  // API Gateway reads what calls itself text as UTF-8, so another encoding arrives broken
  if (!event.isBase64Encoded && event.body?.includes('\uFFFD')) throw problem(400, importMessages.damaged)
  // Boundaries and part headers are not file bytes; they get a little room.
  if (bytes.length > maxBytes + (isForm ? 64 * 1024 : 0)) throw problem(413, tooLarge)
  const files = isForm ? await formFiles(bytes, type) : [{ name: baseName(event.queryStringParameters?.filename ?? 'upload.csv'), bytes }]
  const total = files.reduce((sum, one) => sum + one.bytes.length, 0)
  if (total === 0) throw problem(400, importMessages.empty)
  if (total > maxBytes) throw problem(413, tooLarge)
  return files
}

async function formFiles(bytes: Buffer, type: string): Promise<UploadedFile[]> {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => {
    throw problem(400, requestMessages.notFile)
  })
  const files: UploadedFile[] = []
  for (const part of form.values()) {
    if (typeof part !== 'string') files.push({ name: baseName(part.name), bytes: new Uint8Array(await part.arrayBuffer()) })
  }
  return files
}

/** The last part of a path, without control characters: it is shown and logged, never used as a path. */
function baseName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\p{Cc}/gu, '').slice(0, 200) || 'upload.csv'
}

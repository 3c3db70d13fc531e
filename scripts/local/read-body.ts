import type { IncomingMessage } from 'node:http'

/** The limit was passed; what came after it was thrown away. */
export class BodyTooLarge extends Error {}

/** The whole body; beyond `limit` bytes the rest is drained, so that the answer can still be read, and BodyTooLarge is thrown. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size <= limit) chunks.push(bytes)
  }
  if (size > limit) throw new BodyTooLarge(`The body is larger than ${limit} bytes.`)
  return Buffer.concat(chunks)
}

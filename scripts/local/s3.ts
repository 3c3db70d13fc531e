/** S3 for the local stack: s3rver as a library, with what it lacks (docs/decisions/0004-local-stack-without-docker.md). */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver, { type S3Context } from '@20minutes/s3rver'

/** The only credentials s3rver knows. */
export const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' } as const

const denied = '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'

/** s3rver lets unsigned requests in; the product's bucket is private. */
function refuseUnsigned(ctx: S3Context, next: () => Promise<unknown>): unknown {
  if ('authorization' in ctx.headers || 'Signature' in ctx.query || 'X-Amz-Algorithm' in ctx.query) return next()
  ctx.status = 403
  ctx.type = 'application/xml'
  ctx.body = denied
}

/** The SDK signs bucket calls as `/bucket/`, s3rver checks `/bucket`; as a virtual host with the mount path `/` both agree. */
function signBucketCalls(ctx: S3Context, next: () => Promise<unknown>): unknown {
  if (/^\/[^/]+\/$/.test(ctx.path)) {
    ctx.state.vhost = true
    ctx.mountPath = '/'
  }
  return next()
}

/** A request listener that keeps its objects below `folder`; path-style, signatures and expiry checked. */
export function createS3(folder: string): RequestListener {
  // half-written uploads of a killed run lie apart from the objects
  const uploads = join(folder, 'uploads')
  const objects = join(folder, 'objects')
  rmSync(uploads, { recursive: true, force: true })
  mkdirSync(uploads, { recursive: true })
  mkdirSync(objects, { recursive: true })

  const app = new S3rver({ directory: objects, silent: true, vhostBuckets: false })
  // after s3rver's own virtual-host middleware and before its router
  app.middleware.splice(-1, 0, refuseUnsigned, signBucketCalls)
  app.on('error', () => undefined)
  // an object is either its old bytes or its new ones: written apart, then renamed over
  const write = app.store.putContent.bind(app.store)
  app.store.putContent = async (path, content) => {
    const partial = join(uploads, randomUUID())
    try {
      const [size, md5] = await write(partial, Buffer.isBuffer(content) ? readOnce(content) : content)
      await rename(partial, path)
      return [size, md5]
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  }
  const listen = app.callback()
  return (request: IncomingMessage, response: ServerResponse) => void listen(request, response)
}

/** s3rver answers a buffer before it is on disk; as a stream it waits. */
function readOnce(content: Buffer): NodeJS.ReadableStream {
  return Readable.from([content])
}

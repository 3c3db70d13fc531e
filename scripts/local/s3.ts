/** S3 for the local stack: s3rver as a library, with what it lacks (docs/decisions/0004-local-stack-without-docker.md). */
import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import S3rver, { type S3Context } from '@20minutes/s3rver'

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

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const prefixOf = (name: string) => `<CommonPrefixes><Prefix>${escaped(name)}</Prefix></CommonPrefixes>`
const versionOf = (key: string) => `<Version><Key>${escaped(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest></Version>`

/** s3rver keeps no versions and refuses to list them, after it has checked who asks. A bucket without versions answers with one of each object. */
function listVersions({ store }: S3rver) {
  return async (ctx: S3Context, next: () => Promise<unknown>): Promise<void> => {
    const isAsked = ctx.method === 'GET' && 'versions' in ctx.query
    try {
      await next()
      return
    } catch (error) {
      const isRefusal = error instanceof Error && 'code' in error && error.code === 'MethodNotAllowed'
      if (!isAsked || !isRefusal) throw error
    }
    const { prefix, delimiter, 'key-marker': startAfter } = ctx.query
    const [, bucket = ''] = ctx.path.split('/')
    const most = delimiter ? Number.POSITIVE_INFINITY : 1000
    const listed = await store.listObjects(decodeURIComponent(bucket), { maxKeys: most, prefix: asText(prefix), startAfter: asText(startAfter) })
    const { isTruncated } = listed
    // the folders at the top, which are all that anybody asks for
    const commonPrefixes = delimiter ? [...new Set(listed.objects.map(({ key }) => key.slice(0, key.indexOf('/') + 1)))] : []
    const objects = delimiter ? [] : listed.objects
    const last = objects.at(-1)?.key ?? ''
    const more = isTruncated ? `<NextKeyMarker>${escaped(last)}</NextKeyMarker><NextVersionIdMarker>null</NextVersionIdMarker>` : ''
    const items = [...objects.map(({ key }) => versionOf(key)), ...commonPrefixes.map(prefixOf)].join('')
    ctx.status = 200
    ctx.type = 'application/xml'
    ctx.body = `<?xml version="1.0" encoding="UTF-8"?>\n<ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${more}${items}</ListVersionsResult>`
  }
}
const asText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined

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
  app.middleware.splice(-1, 0, refuseUnsigned, signBucketCalls, listVersions(app))
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
  // and so is what is said of it, which s3rver writes in place: half of it could not be read any more
  const { putMetadata } = app.store
  app.store.putMetadata = async (bucket, key, metadata, md5) => {
    const partial = join(uploads, randomUUID())
    await mkdir(partial)
    try {
      await putMetadata.call({ getResourcePath: (_bucket, _key, name) => join(partial, name) }, bucket, key, metadata, md5)
      for (const name of await readdir(partial)) await rename(join(partial, name), app.store.getResourcePath(bucket, key, name))
    } finally {
      await rm(partial, { recursive: true, force: true })
    }
  }
  const listen = app.callback()
  return (request: IncomingMessage, response: ServerResponse) => void listen(request, response)
}

/** s3rver answers a buffer before it is on disk; as a stream it waits. */
function readOnce(content: Buffer): NodeJS.ReadableStream {
  return Readable.from([content])
}

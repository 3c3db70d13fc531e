declare module '@20minutes/s3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** The little of Koa's context that the shim touches. */
  export type S3Context = {
    method: string
    path: string
    query: Record<string, string | string[] | undefined>
    headers: Record<string, string | string[] | undefined>
    state: { vhost?: boolean }
    mountPath?: string
    status: number
    type: string
    body: unknown
  }
  type Middleware = (ctx: S3Context, next: () => Promise<unknown>) => unknown

  /** Where a file of an object lies. */
  type Resource = { getResourcePath: (bucket: string, key: string, name: string) => string }

  export default class S3rver {
    constructor(options: { directory: string; silent?: boolean; vhostBuckets?: boolean })
    middleware: Middleware[]
    store: {
      listObjects: (
        bucket: string,
        options: { maxKeys: number; prefix: string | undefined; startAfter: string | undefined },
      ) => Promise<{ objects: { key: string }[]; isTruncated: boolean }>
      getResourcePath: Resource['getResourcePath']
      putMetadata: (this: Resource, bucket: string, key: string, metadata: object, md5?: string) => Promise<void>
      putContent: (path: string, content: Buffer | NodeJS.ReadableStream) => Promise<[size: number, md5: string]>
    }
    on(event: 'error', listener: (error: Error) => void): this
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}

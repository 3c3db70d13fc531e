/** Puts the built app into its bucket after a deploy: hashed files for ever, pages always asked for again, public ones with the address they are at. */
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { contentTypes } from '../shared/content-types.ts'
import { withOrigin } from '../shared/site-pages.ts'
import { webFolder } from './local/build-frontend.ts'

/** Assets go first, so a page never names a file that is not there yet. */
export async function uploadWeb(bucket: string, origin: string): Promise<number> {
  const s3 = new S3Client({ forcePathStyle: true })
  const keys = readdirSync(webFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(webFolder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort((a, b) => Number(a.endsWith('.html')) - Number(b.endsWith('.html')))
  for (const key of keys) {
    await s3.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: withOrigin(key, readFileSync(join(webFolder, key)), origin),
        ContentType: contentTypes[extname(key.replace(/\.br$/, ''))] ?? 'application/octet-stream',
        ...(key.endsWith('.br') ? { ContentEncoding: 'br' } : {}),
        CacheControl: key.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      }),
    )
  }
  return keys.length
}

/** The files of the print page, answered at an origin of their own. What is not a file of the bundle is answered with null. */
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { contentTypes } from '../../../shared/content-types.ts'
import type { PictureFile } from './pictures.ts'

/** `.invalid` never resolves (RFC 6761); https so that the page counts as secure. */
export const printOrigin = 'https://print.almanac.invalid'

const printPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // charts and blocks place things with style attributes
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'none'",
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

export type BundleAnswer = { status: number; contentType: string; headers: Record<string, string>; body: Uint8Array }

/** The folder of the built print page: ALMANAC_PRINT_BUNDLE, else beside the code of a Lambda, else `dist/print` of the checkout. */
function bundleFolder(): string {
  return resolve(process.env.ALMANAC_PRINT_BUNDLE ?? join(process.env.LAMBDA_TASK_ROOT ?? 'dist', 'print'))
}

const headers = { 'content-security-policy': printPolicy, 'x-content-type-options': 'nosniff' }

/** The answer to one request of the print page: a file of the bundle or one of the pictures; null means refuse it. */
export async function answerFor(url: string, pictures?: ReadonlyMap<string, PictureFile>): Promise<BundleAnswer | null> {
  if (!URL.canParse(url)) return null
  const { origin, pathname } = new URL(url)
  if (origin !== printOrigin) return null
  const picture = pictures?.get(pathname)
  if (picture) return { status: 200, contentType: picture.contentType, headers, body: picture.bytes }
  const folder = bundleFolder()
  const path = resolve(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)))
  const contentType = contentTypes[extname(path)]
  if (!path.startsWith(folder + sep) || !contentType) return null
  try {
    const body = await readFile(path)
    return { status: 200, contentType, headers, body }
  } catch {
    return null
  }
}

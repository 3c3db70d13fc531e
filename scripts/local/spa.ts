/** The built web app as CloudFront serves it: public pages, history fallback with the status of the screen, immutable hashed files, the same headers, compressed. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypes } from '../../shared/content-types.ts'
import { isScreen } from '../../shared/screens.ts'
import { pageHeaders, sharedPageHeaders } from '../../shared/security-headers.ts'
import { sessionCookieName } from '../../shared/session-cookie.ts'
import { siteFileOf, withOrigin } from '../../shared/site-pages.ts'
import { requestUrl } from './request-url.ts'

const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/
const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

type StoredFile = { path: string; plain: Buffer; type: string; etag: string; modified: number; br?: Promise<Buffer>; gzip?: Promise<Buffer> }

function encodingFor(request: IncomingMessage, file: StoredFile): 'br' | 'gzip' | undefined {
  if (file.plain.length < 512 || !compressible.test(file.type)) return undefined
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}

function encode(file: StoredFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  file[encoding] ??= encoding === 'br' ? packed(file) : compressed.gzip(file.plain)
  return file[encoding]
}

/** As the build packed it; what the build did not, quickly. */
const packed = ({ path, plain }: StoredFile) => readFile(`${path}.br`).catch(() => compressed.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))

/** By their cookie alone: whether it still counts, the app finds out. */
export const isSignedIn = ({ headers }: IncomingMessage): boolean => (headers.cookie ?? '').includes(`${sessionCookieName}=`)

/** Serves `folder`, whose public pages are told their `origin`; a path that is no file and has no extension gets the app's page, with 404 unless it is one of its screens. */
export function createSpa(folder: string, origin = 'http://localhost'): RequestListener {
  const root = resolve(folder)
  const files = new Map<string, StoredFile>()

  async function open(path: string): Promise<StoredFile | null> {
    const full = resolve(join(root, path))
    if (!full.startsWith(root + sep)) return null
    const found = await stat(full).catch(() => null)
    if (!found?.isFile()) return null
    const known = files.get(full)
    if (known?.modified === found.mtimeMs) return known
    const plain = Buffer.from(withOrigin(path, await readFile(full), origin))
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const file = { path: full, plain, etag, type: contentTypes[extname(full)] ?? 'application/octet-stream', modified: found.mtimeMs }
    files.set(full, file)
    return file
  }

  function pathOf(request: IncomingMessage): string | null {
    try {
      return decodeURIComponent(requestUrl(request)?.pathname ?? '%')
    } catch {
      return null
    }
  }

  return async (request, response) => {
    const path = pathOf(request)
    const headers: Record<string, string> = { ...(/^\/(?:shared|recipient\/)/.test(path ?? '') ? sharedPageHeaders : pageHeaders) }
    const refuse = (status: number, sentence: string) => {
      response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' })
      response.end(sentence)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD are answered here.')
    if (path === null) return refuse(400, 'This address cannot be read.')
    const stored = await open(siteFileOf(path, isSignedIn(request)) ?? (path === '/' ? 'index.html' : path))
    const file = stored ?? (extname(path) ? null : await open(/^\/(?:shared-report|recipient)\/[^/]+$/.test(path) ? 'shared.html' : 'index.html'))
    // an unknown address loads the app, which says so in words; its status says it to everybody else
    const status = stored || isScreen(path) ? 200 : 404
    if (!file) return refuse(404, 'There is no such file.')
    const encoding = encodingFor(request, file)
    Object.assign(headers, {
      'content-type': file.type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    })
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers)
      return response.end()
    }
    const body = encoding ? await encode(file, encoding) : file.plain
    response.writeHead(status, { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}), 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/**
 * Pictures of profiles and posts for the print page, which has no network. The server gets them, only from our own address and the
 * networks' picture hosts, small and in short time; what cannot be had is left out, and the page draws its placeholder.
 */
import * as v from 'valibot'
import { pictureAddress } from '../../../shared/pictures.ts'
import { Report } from '../../../shared/reports/report.ts'
import { origin } from '../../kernel/clients.ts'
import { callsAtOnce, inParallel } from '../../kernel/in-parallel.ts'
import { log } from '../../kernel/log.ts'

export type PictureFile = { contentType: string; bytes: Uint8Array }
/** The report with its pictures named by paths of the print page, and the files at these paths. */
export type Pictures = { report: Report; files: ReadonlyMap<string, PictureFile> }

const types = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const maxBytes = 1_000_000
const maxPictures = 400
const allInMs = 8_000

/** Where the server may get a picture, or null. */
export function allowedPicture(url: string): { url: string; ours: boolean } | null {
  return pictureAddress(url, origin())
}

/** Never throws: a report without its pictures is still the report. */
export async function gatherPictures(report: Report): Promise<Pictures> {
  const text = JSON.stringify(report)
  const wanted = new Set<string>()
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'picture_url' && typeof value === 'string') wanted.add(value)
    return value
  })
  const end = AbortSignal.timeout(allInMs)
  const files = new Map<string, PictureFile>()
  const paths = new Map<string, string>()
  let missing = 0
  await inParallel([...wanted].slice(0, maxPictures), callsAtOnce, async (url) => {
    const file = await fetchPicture(url, end)
    if (!file) {
      missing += 1
      return
    }
    const path = `/pictures/${files.size + 1}`
    files.set(path, file)
    paths.set(url, path)
  })
  if (missing > 0) log.warn('print: pictures left out', { missing, of: wanted.size })
  const rewritten: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'picture_url' && typeof value === 'string' ? (paths.get(value) ?? null) : value,
  )
  return { report: v.parse(Report, rewritten), files }
}

async function fetchPicture(url: string, end: AbortSignal): Promise<PictureFile | null> {
  const allowed = allowedPicture(url)
  if (!allowed) return null
  try {
    // a redirect could lead anywhere
    const response = await fetch(allowed.url, { redirect: 'error', signal: end, headers: { accept: 'image/*' } })
    const contentType = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!response.ok || !response.body || !(types.has(contentType) || (allowed.ours && contentType === 'image/svg+xml'))) {
      await response.body?.cancel()
      return null
    }
    return { contentType, bytes: await read(response.body) }
  } catch {
    return null
  }
}

/** @throws when there is more than a picture may have; a length header is only a promise */
async function read(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > maxBytes) throw new Error('The picture is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

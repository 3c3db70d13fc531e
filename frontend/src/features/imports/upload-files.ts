import type { QueryInputOf } from '../../../../shared/api/endpoint.ts'
import type { importProfileData } from '../../../../shared/api/profiles.ts'
import { messages } from '../../../../shared/messages.ts'
import { ApiError, call } from '../../lib/api.ts'

type Said = Pick<QueryInputOf<typeof importProfileData>, 'dateFrom' | 'dateTo' | 'network' | 'currency'>
/** 0 to 1 */
type Sent = (share: number) => void

/** What the API takes in one body, with room for the names of files; more goes to the bucket itself. */
const throughApi = 3.5 * 1024 * 1024

/** Sends files to be read; nothing is written. */
export async function uploadFiles(id: string, files: readonly File[], said: Said, signal: AbortSignal, sent: Sent) {
  const all = files.reduce((sum, { size }) => sum + size, 0)
  // an empty file is refused by name with the others, and no bucket takes it
  if (all > throughApi && files.every(({ size }) => size > 0)) return throughBucket(id, files, said, signal, sent)
  const body = new FormData()
  for (const file of files) body.append('file', file, file.name)
  return call('POST /profiles/{id}/import', { params: { id }, query: { ...said, check: 'true' }, body, signal })
}

async function throughBucket(id: string, files: readonly File[], said: Said, signal: AbortSignal, sent: Sent) {
  const body = { files: files.map(({ name, size }) => ({ name: name.slice(0, 200), bytes: size })) }
  const { import: created, uploads } = await call('POST /profiles/{id}/imports', { params: { id }, body, signal })
  const all = files.reduce((sum, { size }) => sum + size, 0)
  let before = 0
  for (const [at, file] of files.entries()) {
    const base = before
    await put(uploads[at]?.url ?? '', file, signal, (bytes) => sent((base + bytes) / all))
    before += file.size
  }
  return call('POST /imports/{id}/check', { params: { id: created.id }, body: said, signal })
}

/** Its progress is the reason not to use fetch. */
function put(url: string, file: File, signal: AbortSignal, sent: (bytes: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const failed = () => reject(new ApiError(0, messages.generic, null, false))
    request.upload.onprogress = ({ loaded }) => sent(loaded)
    request.onload = () => (request.status < 300 ? resolve() : failed())
    request.onerror = failed
    request.onabort = failed
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', url)
    // a Blob without a type sends none, and none is signed
    request.send(file.slice())
  })
}

/** Calls of the API as a signed-in person. A body of bytes is sent as a file, all else as JSON. */
import { untilServed } from './act.ts'

type Answered = { status: number; headers: Headers; body: unknown }
export type Session = (method: string, path: string, body?: unknown) => Promise<Answered>

/** Without a session. */
export function visitor(origin: string, cookie = ''): Session {
  return async (method, path, body) => {
    const isFile = body instanceof Uint8Array
    const type = isFile ? 'application/octet-stream' : 'application/json'
    const response = await fetch(`${origin}/api${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body === undefined ? {} : { 'content-type': type }), ...(cookie ? { cookie } : {}), origin },
      ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
}

export async function signIn(origin: string, email: string, password = 'almanac-demo'): Promise<Session> {
  const { status, headers, body } = await untilServed(
    () => visitor(origin)('POST', '/auth/login', { email, password }),
    (answer) => answer.status,
  )
  if (status !== 200) throw new Error(`Signing in as ${email} failed: ${JSON.stringify(body)}`)
  return visitor(origin, (headers.get('set-cookie') ?? '').split(';')[0])
}

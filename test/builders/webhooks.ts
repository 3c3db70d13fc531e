/** A server that takes what is posted to it, as Slack does: real HTTP, and any answer that a test wants. */
import { createServer, type IncomingHttpHeaders } from 'node:http'

export type Posted = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }
type Answer = { status: number; headers?: Record<string, string>; body?: string } | 'nothing'

export type TestWebhooks = {
  readonly origin: string
  readonly posted: Posted[]
  /** what each call is answered with from now on; "nothing": it is not */
  answer: Answer
  readonly stop: () => Promise<void>
}

export async function startWebhooks(): Promise<TestWebhooks> {
  const posted: Posted[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    posted.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    const { answer } = started
    if (answer === 'nothing') return
    response.writeHead(answer.status, answer.headers)
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const started: TestWebhooks = { origin: `http://127.0.0.1:${port}`, posted, answer: { status: 200, body: 'ok' }, stop }
  return started
}

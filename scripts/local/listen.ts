import { createServer, type RequestListener, type Server } from 'node:http'

export type Listening = { server: Server; port: number; close: () => Promise<void> }

/**
 * How long an idle connection is held, in ms. A caller that was busy for longer than this sends its next request into a connection that
 * is being closed, and gets an ECONNRESET: Node's five seconds are too few for one that reads a PDF meanwhile.
 */
const idle = 65_000

/** Serves `listener` on `host`; port 0 takes a free one. `close` also ends connections that idle. */
export function listen(listener: RequestListener, port = 0, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: idle }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve({
        server,
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

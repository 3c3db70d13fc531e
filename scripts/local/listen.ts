import { createServer, type RequestListener, type Server } from 'node:http'

export type Listening = { server: Server; port: number; close: () => Promise<void> }

/** Serves `listener` on `host`; port 0 takes a free one. `close` also ends connections that idle. */
export function listen(listener: RequestListener, port = 0, host = '127.0.0.1'): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 5000 }, listener)
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

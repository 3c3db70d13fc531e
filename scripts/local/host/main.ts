/** The process that runs the Lambdas. Tells its parent the port, and ends with it. */

import { endpoints } from '../../../shared/api/index.ts'
import { listen } from '../listen.ts'
import { functionNamed } from './functions.ts'
import { gateway } from './gateway.ts'
import { invocationPath, invokeApi } from './invoke-api.ts'

// a Lambda that throws outside its call must not take the others with it
process.on('unhandledRejection', (error) => console.error('unhandled', error))
process.on('disconnect', () => process.exit(0))

const served = await listen((request, response) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  if (invocationPath.test(path)) void invokeApi(request, response)
  else void gateway(request, response)
})
// as long as API Gateway would wait, and longer for large uploads
served.server.requestTimeout = 120_000
// only the parent connects, and it must never meet a connection that is just being closed
served.server.keepAliveTimeout = 0

process.on('SIGTERM', () => {
  served.server.close(() => process.exit(0))
  served.server.closeIdleConnections()
  setTimeout(() => process.exit(0), 4000).unref()
})
// terminals send Ctrl-C to everyone; the parent decides when this ends
process.on('SIGINT', () => undefined)

process.send?.({ port: served.port })

// warm, so that the first click is not the slow one
for (const { name } of endpoints) await functionNamed(name).catch((error) => console.error(`${name} could not be loaded`, error))

/** The process that runs the Lambdas. Tells its parent the port, and ends with it. */

import { availableParallelism } from 'node:os'
import { endpoints } from '../../../shared/api/index.ts'
import { listen } from '../listen.ts'
import { createGateway, pathOf } from './gateway.ts'
import { createInstances } from './instances.ts'
import { createInvoke, invokePath } from './invoke.ts'
import { runningPath } from './work.ts'

process.on('disconnect', () => process.exit(0))

/** Reading every endpoint ahead in several processes starves the first visitor of a machine with two processors. */
const isSmall = availableParallelism() <= 2
// long jobs never take the last instance from people who wait
const forRequests = createInstances(isSmall ? { most: 4, mostOfOne: 3, keep: 3 } : { most: 12, mostOfOne: 10, keep: 3 })
const forJobs = createInstances(isSmall ? { most: 3, mostOfOne: 2, keep: 1 } : { most: 6, mostOfOne: 4, keep: 0 })
process.on('exit', () => {
  forRequests.stop()
  forJobs.stop()
})
const gateway = createGateway(forRequests)
const invoke = createInvoke(forJobs)

const served = await listen((request, response) => {
  if (request.url === runningPath) response.end(JSON.stringify([...forRequests.running(), ...forJobs.running()]))
  else if (invokePath.test(request.url ?? '/')) invoke(request, response)
  else gateway(request, response)
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

// two for whoever comes first, and one for whoever comes meanwhile
if (!isSmall) await forRequests.warm(endpoints.map(pathOf), 3)

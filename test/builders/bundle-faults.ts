/** Compares what a function reads at its start with the limit. */
import { type Bundle, readAtStart } from '../../infra/bundle.ts'
import type { Grant } from '../../infra/grants.ts'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import { endpoints } from '../../shared/api/index.ts'

const kilobytes = 1024
/** What a read endpoint may have to read at a cold start (docs/decisions/0030-what-a-function-carries.md). */
const mostAtStart = 450 * kilobytes
const contracts: ReadonlyMap<string, Endpoint> = new Map(endpoints.map((contract) => [contract.name, contract]))

/** Clients that a read endpoint has no use for; each would add a tenth of a second to a cold start. */
const heavy = /node_modules\/@aws-sdk\/client-(?:s3|ses|scheduler|comprehend|bedrock-runtime)\//

/** Describes what makes a cold start of a read endpoint slow. */
export function faultsOfStart(name: string, file: string, bundle: Bundle, grants: readonly Grant[]): string[] {
  const contract = contracts.get(name)
  // two of the specification's reads send an email
  const isRead = contract?.method === 'GET' && typeof contract.response !== 'string' && !grants.includes('mail')
  if (!isRead && name !== 'create-report-summary') return []
  const { bytes, sources } = readAtStart(bundle, 'index.mjs')
  const readsSnapshot = name === 'get-shared-report' || name === 'get-shared-pdf'
  const most = readsSnapshot ? 2 * mostAtStart : mostAtStart
  const isThere = sources.includes(file)
  const clients = readsSnapshot ? [] : sources.filter((path) => heavy.test(path))
  return [
    ...(isThere ? [] : [`The bundle of "${name}" does not contain ${file}.`]),
    ...clients.map((path) => `"${name}" reads ${path} at its start, which a read endpoint does not call.`),
    ...(bytes > most ? [`"${name}" reads ${bytes} bytes at its start, of at most ${most}.`] : []),
  ]
}

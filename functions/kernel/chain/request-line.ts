/** One log line a request, for CloudWatch Logs Insights to count and compare by; API Gateway counts what alarms need. */
import type { Endpoint } from '../../../shared/api/endpoint.ts'
import type { Call } from './call.ts'

/** The path is the contract's, never the one called: that may hold a share token. */
export function requestLine(contract: Endpoint, call: Call, status: number): void {
  const line = {
    method: contract.method,
    path: contract.path,
    status,
    accountId: call.actor?.accountId,
    userId: call.actor?.userId,
    domain: contract.domain,
    latency: Math.round(performance.now() - call.started),
  }
  if (status >= 500) call.log.error('request', line)
  else call.log.info('request', line)
}

/** One log line a request, which is a CloudWatch metric at the same time (embedded metric format): no call, no extra cost. */
import type { Endpoint } from '../../shared/api/endpoint.ts'
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
    failed: status >= 500 ? 1 : 0,
    refused: status >= 400 && status < 500 ? 1 : 0,
    _aws: {
      Timestamp: call.now.getTime(),
      CloudWatchMetrics: [
        {
          Namespace: 'Almanac',
          Dimensions: [['endpoint'], ['domain']],
          Metrics: [
            { Name: 'latency', Unit: 'Milliseconds' },
            { Name: 'failed', Unit: 'Count' },
            { Name: 'refused', Unit: 'Count' },
          ],
        },
      ],
    },
  }
  if (status >= 500) call.log.error('request', line)
  else call.log.info('request', line)
}

/** Structured logs. Nothing here ever gets a header, a cookie, a body or a raw path: those may hold secrets. */
import { Logger } from '@aws-lambda-powertools/logger'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

export const log = new Logger({ serviceName: 'almanac' })

/** A logger whose every line carries these fields, such as the request id. */
export function logWith(fields: Record<string, string>): Log {
  return log.createChild({ persistentKeys: fields })
}

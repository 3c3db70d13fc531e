/** Structured logs. Nothing here ever gets a header, a cookie, a body or a raw path: those may hold secrets. */
import { Logger } from '@aws-lambda-powertools/logger'
import * as v from 'valibot'

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>

/** An issue of a schema carries the record that it refused: the path of the field says enough. */
const withoutInput = (_: string, value: unknown) =>
  value instanceof v.ValiError ? Object.assign(new Error(value.message), { name: value.name, fields: value.issues.map((issue) => v.getDotPath(issue)) }) : value

export const log = new Logger({ serviceName: 'almanac', jsonReplacerFn: withoutInput })

/** A logger whose every line carries these fields, such as the request id. */
export function logWith(fields: Record<string, string>): Log {
  return log.createChild({ persistentKeys: fields })
}

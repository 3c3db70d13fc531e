/** What an answer must have, by route: built into the app, which knows of an answer that breaks its contract before a screen reads it. */
import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './index.ts'

const isSchema = (value: unknown): value is v.GenericSchema => typeof value === 'object' && value !== null && '~run' in value

function requiredKeys(response: object): string[] {
  if (!('entries' in response) || typeof response.entries !== 'object' || response.entries === null) return []
  return Object.entries(response.entries).flatMap(([key, entry]: [string, unknown]) => {
    if (!isSchema(entry) || v.safeParse(entry, undefined).success) return []
    return [entry.type === 'array' ? `${key}[]` : key]
  })
}

/** Keys of the answer that are never left out; `[]` follows the name of a list. Routes whose answer is no plain object are left out. */
export const answerKeys: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  endpoints
    .map(({ method, path, response }: Endpoint) => [`${method} ${path}`, typeof response === 'object' ? requiredKeys(response) : []] as const)
    .filter(([, keys]) => keys.length > 0),
)

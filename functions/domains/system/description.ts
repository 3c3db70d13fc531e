import { openapi } from './openapi.ts'
import { version } from './version.ts'

/** This API, as JSON. */
export const description: Uint8Array = Buffer.from(JSON.stringify(openapi(version)))

import { openapi } from './openapi.ts'
import { version } from './version.ts'

/** This API, as JSON. Made while the function is built (kernel/bundling/bundling-plugins.ts), since it is the same at every call. */
export const description: Uint8Array = Buffer.from(JSON.stringify(openapi(version)))

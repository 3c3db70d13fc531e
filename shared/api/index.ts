/** The registry of endpoints. Everything that needs all of them reads it. */
import { endpoints } from './endpoints.gen.ts'

export { endpoints }
export type EndpointName = (typeof endpoints)[number]['name']

import { getImport } from '../../shared/api/imports.ts'
import { handle } from '../lib/endpoint.ts'
import { jobOf } from './record.ts'
import { visibleImport } from './visible-import.ts'

export const handler = handle(getImport, async ({ actor, params }) => ({ import: jobOf(await visibleImport(actor, params.id)) }))

import { getImport } from '../../../../shared/api/imports.ts'
import { jobOf } from '../../../domains/import/record.ts'
import { visibleImport } from '../../../domains/import/visible-import.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getImport, async ({ actor, params }) => ({ import: jobOf(await visibleImport(actor, params.id)) }))

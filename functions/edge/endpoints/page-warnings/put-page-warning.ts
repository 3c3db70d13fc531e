import { randomUUID } from 'node:crypto'
import { putPageWarning } from '../../../../shared/api/page-warnings.ts'
import { writePageWarning } from '../../../domains/page-warnings/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(putPageWarning, async ({ body, audit }) => {
  audit.about({ rest: `“${body.message}”` })
  const data = { id: randomUUID(), ...body }
  await writePageWarning(data)
  return { data }
})

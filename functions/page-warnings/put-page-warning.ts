import { randomUUID } from 'node:crypto'
import { putPageWarning } from '../../shared/api/page-warnings.ts'
import { handle } from '../lib/endpoint.ts'
import { writePageWarning } from './store.ts'

export const handler = handle(putPageWarning, async ({ body, audit }) => {
  audit.about({ rest: `“${body.message}”` })
  const data = { id: randomUUID(), ...body }
  await writePageWarning(data)
  return { data }
})

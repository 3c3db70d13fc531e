import { getEmployee } from '../../shared/api/team.ts'
import { listUsers } from '../accounts/store.ts'
import { handle } from '../lib/endpoint.ts'
import { employeeOf } from './employee.ts'
import { findMember } from './rights.ts'

export const handler = handle(getEmployee, async ({ actor, params, now }) => ({
  employee: employeeOf(actor, findMember(actor, await listUsers(actor.accountId), params.id), now),
}))

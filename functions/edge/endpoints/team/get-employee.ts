import { getEmployee } from '../../../../shared/api/team.ts'
import { employeeOf } from '../../../domains/team/employee.ts'
import { findMember } from '../../../domains/team/rights.ts'
import { listUsers } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'

export const handler = handle(getEmployee, async ({ actor, params, now }) => ({
  employee: employeeOf(actor, findMember(actor, await listUsers(actor.accountId), params.id), now),
}))

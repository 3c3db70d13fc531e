/** The note that this deployment has an account (functions/kernel/accounts/create-account.ts). */
import { deploymentKey } from '../../../kernel/accounts/create-account.ts'
import { getItem } from '../../../kernel/table/get-item.ts'

export async function hasFirstAccount(): Promise<boolean> {
  return (await getItem(deploymentKey, { consistent: true })) !== undefined
}

/** Makes an account with its owner, all or nothing, and notes that this deployment has one. */
import { ifNew } from '../table/expressions.ts'
import { updateItem } from '../table/update-item.ts'
import { firstFailing } from '../table/write-all.ts'
import { putOf, updateOf, type Write } from '../table/writes.ts'
import { loginKey } from './credentials.ts'
import { accountFound, refound, userFound } from './directory.ts'
import { accountKey, userKey } from './keys.ts'
import type { AccountRecord, UserRecord } from './records.ts'

/** What belongs to no account; there as soon as the first account is. */
export const deploymentKey = { pk: 'DEPLOYMENT', sk: 'FIRST_ACCOUNT' } as const

export type NewAccount = {
  readonly account: AccountRecord
  readonly owner: UserRecord
  /** a PHC string */
  readonly passwordHash: string
  /** refused once the deployment has an account */
  readonly onlyFirst: boolean
}

/** Notes the first account of the deployment, and leaves a note that is there. */
const asFirst = (accountId: string) => ({ setIfMissing: { accountId } })

/**
 * `with`: one write more that has to hold with it. `taken`: the address is another person's; `notFirst`: the deployment has an account;
 * `refused`: the write that came with it did not hold. Nothing is written then.
 */
export async function createAccount(
  { account, owner, passwordHash, onlyFirst }: NewAccount,
  together: Write,
): Promise<'created' | 'taken' | 'notFirst' | 'refused'> {
  const failing = await firstFailing([
    putOf({ ...accountKey(account.id), ...account }, ifNew),
    putOf({ ...userKey(account.id, owner.id), ...owner }),
    putOf({ ...loginKey(owner.email), accountId: account.id, userId: owner.id, passwordHash }, ifNew),
    updateOf(deploymentKey, { ...asFirst(account.id), ...(onlyFirst ? ifNew : {}) }),
    together,
    ...refound(null, accountFound(account)),
    ...refound(null, userFound(account.id, owner)),
  ])
  if (failing === null) return 'created'
  const outcome = ([null, null, 'taken', 'notFirst', 'refused'] as const)[failing]
  if (!outcome) throw new Error(`The account ${account.id} exists already.`)
  return outcome
}

/** For whoever puts accounts in by other ways, such as the demo: the deployment has one from then on. */
export async function noteAccounts(accountId: string): Promise<void> {
  await updateItem(deploymentKey, asFirst(accountId))
}

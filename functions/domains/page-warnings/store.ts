/** What everybody is told at the top of every page: one for the whole deployment, or none. */
import { PageWarning } from '../../../shared/api/page-warnings.ts'
import { deleteItem } from '../../kernel/table/delete-item.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { putItem } from '../../kernel/table/put-item.ts'

const key = { pk: 'DEPLOYMENT', sk: 'PAGEWARNING' }

export function readPageWarning(): Promise<PageWarning | null> {
  return readItem(PageWarning, key)
}

/** In place of the one before. */
export async function writePageWarning(warning: PageWarning): Promise<void> {
  await putItem({ ...key, ...warning })
}

export async function dropPageWarning(): Promise<void> {
  await deleteItem(key)
}

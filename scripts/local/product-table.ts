/** A table for the product to run on. */

import { markRemovedNoted } from '../../functions/domains/leaving/store/unnoted.ts'
import { markDirectoryFilled } from '../../functions/kernel/accounts/fill-directory.ts'
import { createTable } from './table.ts'

/**
 * Creates the table when it is missing and returns whether it did. A new one is marked as migrated: otherwise the first minute of a local stack
 * scans all of the demo twice for records of older releases.
 */
export async function createProductTable(name: string): Promise<boolean> {
  const isNew = await createTable(name)
  if (isNew) await Promise.all([markDirectoryFilled(), markRemovedNoted()])
  return isNew
}

import { type Ids, idsIn } from './access-ids.ts'

/** Of the owner's first group; what is made first and used up is of nobody, which is found out after everything else that is asked. */
export const ownerIds: Ids = idsIn('group-zebra-1', 'owner')

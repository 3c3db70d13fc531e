/** Where the lines of an audit trail are: for who writes them, and for who only reads. */
import { auditPrefix } from '../table/table.ts'

export const partitionOf = (accountId: string, month: string) => `${auditPrefix}${accountId}#${month}`
/** Ends the key of what became of a deed. */
export const endMark = '~'

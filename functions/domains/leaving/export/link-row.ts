import type { ShareRecord } from '../../shares/records.ts'

/** A link as a takeout holds it: whether it has a password, and not what proves one. */
export const linkRow = ({ password, ...link }: ShareRecord) => ({ ...link, has_password: password !== null })

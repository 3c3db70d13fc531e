import type { Occurrence, Recipient } from './records.ts'

/** The recipients of a run but for those who get no email of it, or not yet, because they chose so. */
export const wantedBy = ({ recipients, sends }: Pick<Occurrence, 'recipients' | 'sends'>): Recipient[] =>
  recipients.filter(({ email }) => !['skipped', 'later'].includes(sends[email]?.status ?? ''))

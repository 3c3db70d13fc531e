import type { Me } from '../../../../shared/api/auth.ts'

/** That nothing is published for it, where that is this person's to look after. */
export const lacksPublishing = ({ publish_killswitch, permissions }: Me['entities'][number]): boolean => publish_killswitch && permissions.publish === 'manage'

/** Whether there is anything to say above the page. Apart from what says it, which few ever load. */
export function isWarned(me: Me): boolean {
  return me.warned || me.unpaid_invoices || me.email_suppressed || !me.confirmed || me.account.ends_at !== null || me.entities.some(lacksPublishing)
}

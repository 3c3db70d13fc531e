import type { Me } from '../../../../shared/api/auth.ts'

/** The groups that nothing is published for, of those whose publishing is this person's to look after. */
export function withoutPublishing({ entities }: Pick<Me, 'entities'>): string[] {
  return entities.filter(({ publish_killswitch, permissions }) => publish_killswitch && permissions.publish === 'manage').map(({ name }) => name)
}

/** Whether there is anything to say above the page. Apart from what says it, which few ever load. */
export function isWarned(me: Me): boolean {
  return me.warned || me.unpaid_invoices || me.email_suppressed || !me.confirmed || withoutPublishing(me).length > 0
}

import { templateMessages } from '../../../shared/template-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { seesType } from '../../kernel/accounts/visible-types.ts'
import { problem } from '../../kernel/request/problem.ts'
import { getTemplate, type ReportTemplate } from './store/templates.ts'

/** One that can be edited. @throws Problem 404 where there is none, it was removed, or it is of a type that is private to others */
export async function findTemplate(actor: Actor, id: string): Promise<ReportTemplate> {
  const template = await getTemplate(actor.accountId, id)
  if (!template || template.removed_at !== undefined || !seesType(actor, template.flavor)) throw problem(404, templateMessages.missing)
  return template
}

import { templateMessages } from '../../../shared/template-messages.ts'
import type { Actor } from '../../kernel/accounts/actor.ts'
import { problem } from '../../kernel/request/problem.ts'
import { putTemplate, type ReportTemplate } from './store/templates.ts'

/** Saves what a template is to be as the version after `version`. @throws Problem 409 when somebody else saved one since */
export async function saveVersion(
  { accountId, userId, name }: Actor,
  before: ReportTemplate,
  { version, now, ...content }: Pick<ReportTemplate, 'name' | 'hideIndicators' | 'cover' | 'range' | 'compare' | 'reports' | 'version'> & { now: Date },
): Promise<ReportTemplate> {
  const template = { ...before, ...content, version: version + 1, saved_at: now.toISOString(), saved_by: { id: userId, name } }
  if (!(await putTemplate(accountId, template))) throw problem(409, templateMessages.changed)
  return template
}

import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { presetCompare, presetRange } from '../../../../shared/templates/date-preset.ts'
import { ask, call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useRead } from '../../lib/use-read.ts'

/** Every saved template of the account, by name. */
export function useTemplates() {
  const { data, isLoading, isValidating, retry } = useRead('GET /reports/templates', {}, { otherwise: messages.unable.getTemplates })
  return { templates: data?.templates ?? null, removed: data?.removed ?? [], isLoading, isValidating, retry }
}

/** Saves another template with all that this one shows. */
export async function duplicate({ _id, name }: TemplateRow): Promise<void> {
  const { template } = await ask('GET /reports/templates/{id}', { params: { id: _id } })
  const { _id: _own, version: _last, ...content } = template
  // of dates that left the product none is begun anew
  const preset = { range: presetRange(content), compare: presetCompare(content) }
  await call('POST /reports/templates', { body: { ...content, ...preset, name: templateMessages.copyOf(name) } })
  showToast({ kind: 'success', message: templateMessages.saved })
}

/** A rename is a version too: nobody's save is overwritten unseen. */
export async function rename({ _id }: TemplateRow, name: string): Promise<void> {
  const { template } = await ask('GET /reports/templates/{id}', { params: { id: _id } })
  const { _id: _own, flavor: _type, range: _range, compare: _compare, ...content } = template
  await call('PATCH /reports/templates/{id}', { params: { id: _id }, body: { ...content, name } })
  showToast({ kind: 'success', message: templateMessages.updated })
}

/** The versions of a template, the newest first. */
export function useHistory(id: string) {
  const { data, isLoading } = useRead('GET /reports/templates/{id}', { params: { id } }, { otherwise: messages.unable.getTemplates })
  return { versions: data?.versions ?? [], isLoading }
}

/** What one version changed since another, one sentence each; null as long as it is not known. */
export function useChanges(asked: { id: string; from: number; to: number } | null) {
  const { data } = useRead(
    'GET /reports/templates/{id}/changes',
    asked && { params: { id: asked.id }, query: { from: String(asked.from), to: String(asked.to) } },
    { otherwise: messages.unable.getTemplates },
  )
  return { changes: data?.changes ?? null }
}

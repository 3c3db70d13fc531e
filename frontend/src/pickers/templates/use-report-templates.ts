import { messages } from '../../../../shared/messages.ts'
import { useRead } from '../../lib/use-read.ts'

/** What can be said of the versions of a template; nothing is read without one. */
export function useTemplateVersions(id: string | null) {
  const { data, isLoading } = useRead('GET /reports/templates/{id}', id ? { params: { id } } : null, { silent: true })
  return { versions: data?.versions ?? [], isLoading }
}

/** Saved templates of a report type. */
export function useReportTemplates(flavor: string | null) {
  const { data, isLoading } = useRead('GET /reports/templates', flavor ? { query: { flavor } } : null, { otherwise: messages.unable.getTemplates })
  return { templates: data?.templates ?? [], isLoading }
}

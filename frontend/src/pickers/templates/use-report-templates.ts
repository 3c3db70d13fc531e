import { messages } from '../../../../shared/messages.ts'
import { useRead } from '../../lib/use-read.ts'

/** Saved templates of a report type. */
export function useReportTemplates(flavor: string | null) {
  const { data, isLoading } = useRead('GET /reports/templates', flavor ? { query: { flavor } } : null, { otherwise: messages.unable.getTemplates })
  return { templates: data?.templates ?? [], isLoading }
}

import useSWR from 'swr'
import { messages } from '../../../../shared/messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'

/** Saved templates of a report type. */
export function useReportTemplates(flavor: string | null) {
  const { data, isLoading } = useSWR(
    flavor ? ['/reports/templates', flavor] : null,
    () => call('GET /reports/templates', { query: { flavor: flavor ?? '' } }),
    {
      onError: (error: unknown) => showToast({ kind: 'error', message: sentenceOf(error, messages.unable.getTemplates) }),
    },
  )
  return { templates: data?.templates ?? [], isLoading }
}

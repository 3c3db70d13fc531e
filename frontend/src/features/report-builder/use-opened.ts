import { useMemo } from 'react'
import type { ReportTemplateAnswer, TemplateDraft } from '../../../../shared/api/templates.ts'
import { isWhole, type TabCode } from '../../../../shared/networks.ts'
import { hasTemplates, type ReportType, reportManifest } from '../../../../shared/reports/index.ts'
import { eachTime, useFirstAnswer } from '../../lib/use-first-answer.ts'
import { useRead } from '../../lib/use-read.ts'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { openProfiles } from '../../request/view.ts'
import type { OfferedTab } from './model.ts'
import { newOf } from './use-draft.ts'

/** `flavor`: of a new template; `templateId`: of one that is there */
export type Asked = { flavor: string; templateId: null } | { flavor: null; templateId: string }
type Opened = { type: ReportType; offered: readonly OfferedTab[]; template: ReportTemplateAnswer | null; draft: TemplateDraft | null }

const once = { ...eachTime, revalidateOnFocus: false, revalidateOnReconnect: false } as const

/** What the builder begins with: what was read when it opened. A later reading would not say what was changed meanwhile. */
export function useOpened({ flavor, templateId }: Asked, wanted: boolean) {
  const template = useRead('GET /reports/templates/{id}', templateId ? { params: { id: templateId } } : null, { ...eachTime, revalidateOnFocus: false })
  const first = useFirstAnswer(template)?.template ?? null
  const known = flavor ?? first?.flavor ?? null
  const manifest = reportManifest(known ?? '')
  const type = manifest && hasTemplates(manifest.id) ? manifest.id : null
  const asked = wanted && type ? type : null

  const offer = useRead('GET /reports/builder', asked ? { query: { flavor: asked } } : null, { ...once, revalidateIfStale: false })
  const draft = useRead('GET /reports/drafts', asked ? { query: { of: templateId ?? newOf(asked) } } : null, once)
  const firstDraft = useFirstAnswer(draft)

  const { groups, isLoading } = useReportGroups(asked ?? undefined)
  const offered = useMemo(() => {
    if (!offer.data || isLoading) return undefined
    const { crossChannel, networks } = offer.data.reports
    const had = new Set<string>(groups.flatMap((group) => openProfiles(group).map(({ code }) => code)))
    // an account without profiles has not said which networks it is about
    const isAbsent = (code: TabCode) => had.size > 0 && !isWhole(code) && !had.has(code)
    return [crossChannel, ...networks.map((tab): OfferedTab => (isAbsent(tab.code) ? { ...tab, isAbsent: true } : tab))]
  }, [offer.data, groups, isLoading])
  const isThere = templateId === null || first !== null
  const opened: Opened | null = isThere && type && offered && firstDraft ? { ...firstDraft, type, offered, template: first } : null
  return {
    opened,
    /** no report has templates of it */
    unknown: known !== null && type === null,
    failed: opened ? undefined : [template, offer, draft].find(({ error, isValidating }) => error && !isValidating),
  }
}

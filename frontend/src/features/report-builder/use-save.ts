import { useState } from 'react'
import type { ReportTemplateAnswer } from '../../../../shared/api/templates.ts'
import { messages } from '../../../../shared/messages.ts'
import type { ReportType } from '../../../../shared/reports/index.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { ApiError, call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { handedOn } from './handed.ts'
import { contentOf, hasSections, type OfferedTab } from './model.ts'
import type { Builder } from './use-builder.ts'

type Saving = {
  type: ReportType
  offered: readonly OfferedTab[]
  template: ReportTemplateAnswer | null
  /** the one that is gone on from */
  version: number
  builder: Builder
  onSaved: () => Promise<void>
  onMade: (id: string) => void
}

/** Saves a new template, then versions of it. When somebody else saved since, it asks what to do and loses nothing of either. */
export function useSave({ type, offered, template, version: first, builder, onSaved, onMade }: Saving) {
  const { busy, save: run } = useSaving()
  const [version, setVersion] = useState(first)
  const [nameMissing, setNameMissing] = useState(false)
  const [newest, setNewest] = useState<number | null>(null)
  const { built } = builder

  const asNew = async () => {
    const { template: made } = await call('POST /reports/templates', { body: { ...contentOf(built, offered), flavor: type } })
    showToast({ kind: 'success', message: templateMessages.saved })
    await onSaved()
    handedOn.hand(made._id, builder.history)
    onMade(made._id)
  }
  const asVersionAfter = async (id: string, before: number) => {
    const { template: made } = await call('PATCH /reports/templates/{id}', { params: { id }, body: { ...contentOf(built, offered), version: before } })
    setVersion(made.version)
    builder.setSaved(built)
    await onSaved()
    showToast({ kind: 'success', message: templateMessages.updated })
  }
  const guarded = (work: () => Promise<void>) => {
    const missing = built.name.trim() === ''
    setNameMissing(missing)
    if (missing) return showToast({ kind: 'error', message: templateMessages.nameEmpty })
    if (!hasSections(built)) return showToast({ kind: 'error', message: templateMessages.noSections })
    return run(work, messages.unable.saveTemplate)
  }
  return {
    busy,
    /** a save was asked for and there is still no name */
    nameMissing: nameMissing && built.name.trim() === '',
    save: () =>
      guarded(async () => {
        if (!template) return asNew()
        try {
          await asVersionAfter(template._id, version)
        } catch (error) {
          if (!(error instanceof ApiError && error.status === 409)) throw error
          const { template: theirs } = await call('GET /reports/templates/{id}', { params: { id: template._id } })
          setNewest(theirs.version)
        }
      }),
    otherSaved:
      template && newest !== null
        ? {
            busy,
            onClose: () => setNewest(null),
            onNew: () => guarded(() => asNew().then(() => setNewest(null))),
            onOver: () => guarded(() => asVersionAfter(template._id, newest).then(() => setNewest(null))),
          }
        : null,
  }
}

import { use, useState } from 'react'
import type { ExportFormat } from '../../../../shared/api/exports.ts'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { call } from '../../lib/api.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { saveDownload } from '../../lib/save-download.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { showToast } from '../../lib/toast.ts'
import { RowsContext, type RowsOf } from './context.ts'

/** A block by the keys of its section and its own, or a tile by its key. */
export type RowsAsked = { readonly section: string; readonly block: string } | { readonly tile: string }

/** Whether rows can be asked for here at all. */
export function useRowsOf(): RowsOf | null {
  return use(RowsContext)
}

/** Fetches the rows that a block or a tile is computed from and saves them; a failure is told as a toast. */
export function useRows(of: RowsOf): {
  readonly busy: boolean
  readonly locked: string | undefined
  readonly download: (asked: RowsAsked, format: ExportFormat) => void
} {
  const me = useMe()
  const [busy, setBusy] = useState(false)
  const locked = hasFeature(me, 'export_csv') ? undefined : featureMessages.export_csv
  const save = async (asked: RowsAsked, format: ExportFormat) => {
    setBusy(true)
    try {
      saveDownload(await call('POST /export/rows', { body: { ...of, ...asked, format } }))
    } catch (error) {
      tellFailure(error, messages.unable.exportReport)
    }
    setBusy(false)
  }
  const download = (asked: RowsAsked, format: ExportFormat) => {
    if (locked !== undefined) showToast({ kind: 'locked', message: locked })
    else if (!busy) void save(asked, format)
  }
  return { busy, locked, download }
}

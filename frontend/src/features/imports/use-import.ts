import { useEffect, useRef, useState } from 'react'
import type { BodyInputOf } from '../../../../shared/api/endpoint.ts'
import type { CheckedFile, ImportJob } from '../../../../shared/api/import-job.ts'
import type { startImport } from '../../../../shared/api/imports.ts'
import { entriesOf } from '../../../../shared/entries.ts'
import type { ColumnTarget } from '../../../../shared/import-columns.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { followJob } from './follow-job.ts'
import { uploadFiles } from './upload-files.ts'

export type Said = Omit<BodyInputOf<typeof startImport>, 'files' | 'columns'>
type Columns = Readonly<Record<string, ColumnTarget>>

/** Nothing at all where no column was mapped: none of them would end what was said of the file before. */
const listed = (columns: Columns) => {
  const named = entriesOf(columns).map(([name, holds]) => ({ name, holds }))
  return named.length > 0 ? { columns: named } : {}
}

/** Without the account that was chosen where none of these files has rows of it. */
const saidOf = ({ rowsOf, ...said }: Said, files: readonly CheckedFile[]): Said =>
  rowsOf !== undefined && files.some(({ account_choice }) => account_choice?.accounts.some(({ id }) => id === rowsOf)) ? { ...said, rowsOf } : said

/** Where an import of some files into one profile is. `checked`: they were read, and nothing is written yet. */
export type Stage =
  | { readonly at: 'choosing' }
  | { readonly at: 'checking'; readonly files: readonly File[] /** of large files, how much is sent, 0 to 1 */; readonly sent?: number }
  | { readonly at: 'checked'; readonly files: readonly File[]; readonly job: ImportJob }
  | { readonly at: 'importing'; readonly job: ImportJob | null }
  | { readonly at: 'done'; readonly job: ImportJob /** files of the check of which nothing could be imported */; readonly refused: readonly CheckedFile[] }

/** One import from files to result. A step that fails leaves the one before it, with the sentence. */
export function useImport(profileId: string | null) {
  const [stage, setStage] = useState<Stage>({ at: 'choosing' })
  const [failure, setFailure] = useState<string | null>(null)
  const [columns, setColumns] = useState<Columns>({})
  const [said, setSaid] = useState<Said>({})
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  /** Shows `meanwhile` until it is done, and what was there before when it fails. */
  const step = async (meanwhile: Stage, work: (signal: AbortSignal) => Promise<Stage>) => {
    const [before, { signal }] = [stage, leaving.current]
    setFailure(null)
    setStage(meanwhile)
    try {
      const next = await work(signal)
      if (!signal.aborted) setStage(next)
    } catch (error) {
      if (signal.aborted) return
      setFailure(sentenceOf(error))
      setStage(before.at === 'done' ? { at: 'choosing' } : before)
    }
  }

  const check = (files: readonly File[]) => {
    // answers belong to their files
    const kept = stage.at === 'checked' ? said : {}
    setSaid(kept)
    if (stage.at !== 'checked') setColumns({})
    return step({ at: 'checking', files }, async (signal) => {
      const told = (sent: number) => !signal.aborted && setStage({ at: 'checking', files, ...(sent < 1 ? { sent } : {}) })
      const { import: begun } = await uploadFiles(profileId ?? '', files, kept, signal, told)
      return { at: 'checked', files, job: await followJob(begun, signal) }
    })
  }

  /** The files of these places again, with what is said of them now. */
  const again = (checked: Stage & { at: 'checked' }, places: readonly number[], now: { columns?: Columns; said?: Said } = {}) => {
    const left = (checked.job.checked ?? []).filter((_, at) => places.includes(at))
    const [wanted, told] = [{ ...columns, ...now.columns }, now.said ?? saidOf(said, left)]
    setColumns(wanted)
    setSaid(told)
    const files = checked.files.filter((_, at) => places.includes(at))
    if (files.length === 0) return setStage({ at: 'choosing' })
    return step({ at: 'checking', files }, async (signal) => {
      const body = { ...told, ...listed(wanted), files: [...places] }
      const { import: begun } = await call('POST /imports/{id}/check', { params: { id: checked.job.id }, body })
      return { at: 'checked', files, job: await followJob(begun, signal) }
    })
  }

  const start = ({ job }: Stage & { at: 'checked' }, places: readonly number[]) =>
    step({ at: 'importing', job: null }, async (signal) => {
      const body = { ...said, ...listed(columns), files: [...places] }
      const seen = () => !signal.aborted && call('POST /imports/{id}/seen', { params: { id: job.id } }).catch(() => undefined)
      const work = async () => {
        const { import: begun } = await call('POST /imports/{id}/start', { params: { id: job.id }, body })
        return followJob(begun, signal, (now) => !signal.aborted && setStage({ at: 'importing', job: now }))
      }
      // the dialog shows the end, also of an import that failed, so its notification needs no reading
      const ended = await work().finally(() => void seen())
      return { at: 'done', job: ended, refused: (job.checked ?? []).filter(({ error }) => error !== null) }
    })

  return { stage, failure, said, check, again, start }
}

import { Check, TriangleAlert } from 'lucide-react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { wallTime } from '../../../../shared/dates/zoned.ts'
import { templateMessages } from '../../../../shared/template-messages.ts'
import { useMe, zoneOf } from '../../lib/me.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './builder.module.css'
import type { Draft } from './use-draft.ts'

/** Whether what is built is kept, at the head of the builder. */
export function DraftNote({ draft: { state, at, takeOver } }: { draft: Draft }) {
  const zone = zoneOf(useMe())
  if (state === 'none') return <span className={styles.state} role="status" />
  return (
    <span className={styles.state} role="status">
      {state === 'keeping' && (
        <>
          <Spinner size={14} />
          <span>{builderMessages.keeping}</span>
        </>
      )}
      {state === 'kept' && (
        <>
          <Check size={14} strokeWidth={2} className={styles.good} aria-hidden />
          <span>{builderMessages.kept(at === null ? '' : wallTime(at, zone).slice(11))}</span>
        </>
      )}
      {(state === 'failed' || state === 'elsewhere') && (
        <>
          <TriangleAlert size={14} strokeWidth={2} className={styles.warn} aria-hidden />
          <span>{state === 'failed' ? templateMessages.draftNotKept : builderMessages.elsewhere}</span>
          <Button size="small" onClick={() => void takeOver()}>
            {state === 'failed' ? 'Try again' : 'Keep this one'}
          </Button>
        </>
      )}
    </span>
  )
}

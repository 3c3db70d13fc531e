import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError, call, canRetry, sentenceOf } from '../lib/api.ts'
import { isMissingPart } from '../lib/retried.ts'
import { referenceOf } from '../lib/tell-failure.ts'
import { reload } from '../lib/updated.ts'
import { Button } from '../ui/button.tsx'
import styles from './screen.module.css'

/** A screen that broke: says so, tells the server, offers to try again (docs/behaviours.md#failures). In the first load, so it is kept light. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const isMissing = isMissingPart(error)
  useEffect(() => {
    // the server knows of what it refused itself, and of its new version
    if (error instanceof ApiError || isMissing) return
    const text = `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${window.location.pathname}`.slice(0, 4000)
    // the report must never break the screen that reports
    call('POST /error', { body: { error: text } }).catch(() => undefined)
  }, [error, isMissing])
  const again = () => {
    // what it broke on may be an answer that is remembered
    if (isMissing || (navigator.onLine && !(error instanceof ApiError))) return reload.run()
    reset()
    void router.invalidate()
  }
  const reference = referenceOf(error)
  return (
    <div className={styles.middle} role="alert">
      <div className={styles.error}>
        <h1>{sentenceOf(error)}</h1>
        {reference && <p>{reference}</p>}
        {canRetry(error) && <Button onClick={again}>{isMissing ? reload.label : 'Try again'}</Button>}
      </div>
    </div>
  )
}

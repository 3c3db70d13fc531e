import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { messages } from '../../../shared/messages.ts'
import { Button } from '../ui/button.tsx'
import { call } from './api.ts'
import styles from './screen.module.css'

/** A screen that broke: says so, tells the server, offers to try again (G9). In the first load, so it is kept light. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  useEffect(() => {
    const text = `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${window.location.pathname}`.slice(0, 4000)
    // the report must never break the screen that reports
    call('POST /error', { body: { error: text } }).catch(() => undefined)
  }, [error])
  return (
    <div className={styles.middle} role="alert">
      <div className={styles.error}>
        <h1>{messages.generic}</h1>
        <Button onClick={reset}>Try again</Button>
      </div>
    </div>
  )
}

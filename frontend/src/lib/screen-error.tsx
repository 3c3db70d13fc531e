import type { ErrorComponentProps } from '@tanstack/react-router'
import { RefreshCw, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { messages } from '../../../shared/messages.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { call } from './api.ts'
import styles from './screen.module.css'

/** A screen that broke: says so, tells the server, offers to try again (G9). */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  useEffect(() => {
    const text = `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n${window.location.pathname}`.slice(0, 4000)
    // the report must never break the screen that reports
    call('POST /error', { body: { error: text } }).catch(() => undefined)
  }, [error])
  return (
    <div className={styles.middle}>
      <EmptyState
        heading="h1"
        icon={TriangleAlert}
        title={messages.generic}
        action={
          <Button onClick={reset}>
            <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
            Try again
          </Button>
        }
      />
    </div>
  )
}

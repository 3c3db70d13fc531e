import { type ReactNode, useId } from 'react'
import { canRetry, sentenceOf } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './settings-card.module.css'

/** Sections of a page below /settings that belong together. */
export function SettingsCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>
}

/** What is set, in words on the left, and its fields on the right. */
export function SettingsSection({ title, hint, children }: { title: string; hint: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{hint}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

type SettingsReadProps<T> = {
  of: { readonly data: T | undefined; readonly error: unknown; readonly retry: () => void }
  /** pixels of the button that will be there */
  width: number
  children: (data: T) => ReactNode
}

/** What a section says of something that is read: its place while it loads, and why there is none. */
export function SettingsRead<T>({ of: { data, error, retry }, width, children }: SettingsReadProps<T>) {
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton width={width} height={36} />
  return (
    <div className={styles.failed}>
      <p role="alert">{sentenceOf(error)}</p>
      {canRetry(error) && <Button onClick={retry}>Try again</Button>}
    </div>
  )
}

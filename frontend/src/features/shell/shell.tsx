import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import { whenQuiet } from '../../lib/when-quiet.ts'
import { Header } from './header.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { usePinned } from './use-pinned.ts'

const FreshIndicators = lazy(() => import('./fresh-indicators.ts'))

type ShellProps = {
  me: Me
  onLogOut: () => void
  /** the Go to dialog, rendered while it is open */
  goTo: (close: () => void) => ReactNode
  /** of the header: how many notifications are unread */
  bell: ReactNode
  children: ReactNode
}

/** Header, sidebar and the page between them. */
export function Shell({ me, onLogOut, goTo, bell, children }: ShellProps) {
  const [pinned, setPinned] = usePinned()
  const [going, setGoing] = useState(false)
  const [counting, setCounting] = useState(false)
  useEffect(() => whenQuiet(() => setCounting(true)), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setGoing(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className={styles.frame} data-pinned={pinned || undefined}>
      <a className={styles.skip} data-off-paper href="#content">
        Skip to content
      </a>
      <Header me={me} onLogOut={onLogOut} onGoTo={() => setGoing(true)} bell={bell} />
      <Sidebar me={me} pinned={pinned} onPin={setPinned} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {going && goTo(() => setGoing(false))}
      {counting && (
        <Suspense>
          <FreshIndicators />
        </Suspense>
      )}
    </div>
  )
}

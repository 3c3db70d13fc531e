import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './api-docs-page.module.css'
import { drawDocs, followTheme } from './draw-docs.ts'

const example = `curl -H "Authorization: Bearer $ALMANAC_KEY" ${window.location.origin}/api/profiles`

/** The description of the API, to read and to try. */
export function ApiDocsPage() {
  useTitle('API documentation')
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const draw = () => {
    if (!place.current) return
    setState('loading')
    drawDocs(place.current).then(
      () => setState('there'),
      () => setState('failed'),
    )
  }
  useEffect(draw, [])
  useEffect(followTheme, [])
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <a href="/" className={styles.brand}>
          <Logo size={28} />
          Almanac
        </a>
        <a href="/api/openapi.json">OpenAPI 3.1</a>
      </header>
      {/* the renderer brings the main part of the page, which may stand in no other */}
      <div className={styles.main}>
        <section className={styles.intro} aria-label="About the API">
          <h1>API documentation</h1>
          <p>
            {screenMessages.apiDocs.lead} <Link to="/settings/api-keys">{screenMessages.apiDocs.makeKey}</Link>
          </p>
          <pre>
            <code>{example}</code>
          </pre>
          <h2>Endpoints</h2>
          {state === 'loading' && (
            <p role="status" className={styles.state}>
              <Spinner />
              {screenMessages.apiDocs.loading}
            </p>
          )}
          {state === 'failed' && (
            <div role="alert" className={styles.state}>
              <p>{screenMessages.apiDocs.failed}</p>
              <Button onClick={draw}>Try again</Button>
            </div>
          )}
        </section>
        <div ref={place} className={styles.docs} hidden={state !== 'there'} />
      </div>
    </div>
  )
}

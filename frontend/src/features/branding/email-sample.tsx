import { useEffect, useRef } from 'react'
import { logoCid } from '../../../../shared/notifications/email/style.ts'
import { emailOf } from '../../../../shared/notifications/notification.ts'
import { reportReady } from '../../../../shared/notifications/report-ready/definition.ts'
import styles from './email-sample.module.css'
import type { SampleProps } from './sample-props.ts'

function emailHtml({ report, brand, client, agency }: SampleProps): string {
  const data = {
    ...{ report, client, agency, brand, hash: '0'.repeat(64), token: '0', linkUntil: report.dates.dateTo },
    ...{ pdf: { pages: 14, bytes: 900_000, url: null }, schedule: null, orderedBy: null, to: '', next: null },
  }
  const { html } = emailOf(reportReady, data, window.location.origin)
  // what is for small screens, and the name by which we have our font
  return html.replace(/<style>.*?<\/style>/s, '').replaceAll('font-family:Inter,', "font-family:'Inter Variable',")
}

/**
 * The email itself, in a tree of its own. The policy of our pages lets no markup bring styles, so those that stand in its elements are set
 * one by one; its logo is the one that will come with it.
 */
export function EmailSample(props: SampleProps) {
  const host = useRef<HTMLDivElement>(null)
  const html = emailHtml(props)
  const logo = props.brand?.logo?.id ?? null
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    const body = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html').body
    for (const picture of body.querySelectorAll(`img[src="cid:${logoCid}"]`)) picture.setAttribute('src', `/api/pictures/${logo}`)
    root?.replaceChildren(...body.childNodes)
    for (const element of root?.querySelectorAll<HTMLElement>('[data-style]') ?? []) element.style.cssText = element.dataset.style ?? ''
  }, [html, logo])
  return (
    <div className={styles.window}>
      <div ref={host} className={styles.email} />
    </div>
  )
}

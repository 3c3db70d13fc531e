import { useState } from 'react'
import { bannerMessages as words } from '../../../../shared/banner-messages.ts'
import { useRead } from '../../lib/use-read.ts'
import { Banner } from './banner.tsx'
import styles from './banners.module.css'
import { dismissWarning, hasDismissed, isDismissed } from './dismissed.ts'

const tones = { ERROR: 'bad', WARNING: 'warn', INFO: 'info' } as const

/** What whoever looks after the deployment has to say. Read once; one that cannot be read is not worth a second sentence. */
export function PageWarning() {
  const { data, error, isLoading } = useRead('GET /page-warnings', {}, { silent: true, revalidateOnFocus: false, revalidateOnReconnect: false })
  const [closed, setClosed] = useState<string | null>(null)
  const warning = data?.data
  // its line is kept free, so that the page does not move when it comes
  if (isLoading && !error && !hasDismissed()) return <div className={styles.banner} aria-hidden />
  if (!warning || closed === warning.id || (warning.closable && isDismissed(warning.id))) return null
  const { id, message, link, type, closable } = warning
  const dismiss = () => {
    dismissWarning(id)
    setClosed(id)
  }
  const isOurs = link?.startsWith('/')
  return (
    <Banner
      tone={tones[type]}
      action={
        link && (
          <a className={styles.action} href={link} {...(isOurs ? {} : { target: '_blank', rel: 'noreferrer' })}>
            {words.more}
          </a>
        )
      }
      {...(closable ? { onDismiss: dismiss } : {})}
    >
      {message}
    </Banner>
  )
}

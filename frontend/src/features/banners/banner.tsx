import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { bannerMessages } from '../../../../shared/banner-messages.ts'
import { IconButton } from '../../ui/button.tsx'
import styles from './banners.module.css'

const icons = { bad: CircleAlert, warn: TriangleAlert, info: Info } as const

/** One line over the page. What is broken is read out at once. */
export function Banner({ tone, children, action, onDismiss }: { tone: keyof typeof icons; children: ReactNode; action?: ReactNode; onDismiss?: () => void }) {
  const Icon = icons[tone]
  return (
    <div className={styles.banner} data-off-paper data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <p dir="auto">
        <span>{children}</span> {action}
      </p>
      {onDismiss && (
        <IconButton label={bannerMessages.dismiss} size="small" onClick={onDismiss}>
          <X size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

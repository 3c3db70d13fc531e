import { FileDown } from 'lucide-react'
import { featureMessages } from '../../../../shared/feature-messages.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { hasFeature, useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import look from '../../ui/switch.module.css'
import styles from './share-dialog.module.css'

/** Whether readers may download the PDF, for plans that have one. */
export function DownloadsOption({ on, busy, onChange }: { on: boolean; busy: boolean; onChange: (on: boolean) => void }) {
  const locked = !hasFeature(useMe(), 'export_pdf')
  const turn = () => {
    if (locked) showToast({ kind: 'locked', message: featureMessages.export_pdf })
    else if (!busy) onChange(!on)
  }
  return (
    <li>
      <FileDown size={18} strokeWidth={1.6} aria-hidden />
      <span className={styles.text}>
        <b>{linkMessages.downloads.title}</b>
        <span>{on ? linkMessages.downloads.on : linkMessages.downloads.off}</span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-label={linkMessages.downloads.title}
        aria-disabled={locked || busy || undefined}
        className={styles.switch}
        onClick={turn}
      >
        <i className={look.switch} />
      </button>
    </li>
  )
}

import { Ban, Copy, Link } from 'lucide-react'
import { useRef } from 'react'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { copyText } from '../../lib/copy-text.ts'
import { showToast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import styles from './share-dialog.module.css'
import type { Over } from './use-share.ts'

/** The address, to be copied, and why it no longer works. */
export function ShareLink({ link, over = null }: { link: string; over?: Over | null }) {
  const input = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(link)) showToast({ kind: 'success', message: messages.share.copied })
    // the link can still be copied by hand
    else input.current?.select()
  }
  return (
    <>
      <div className={styles.row}>
        <div className={styles.link} data-over={over ?? undefined}>
          <Link size={16} strokeWidth={1.75} aria-hidden />
          <input ref={input} data-share-link aria-label="Link to the report" readOnly value={link} onFocus={(event) => event.target.select()} />
        </div>
        {/* the button that made the link is gone, so a second press copies it instead of closing the dialog */}
        <Button look="primary" autoFocus disabled={over !== null} onClick={() => void copy()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          Copy link
        </Button>
      </div>
      <p className={styles.state} role="status">
        {over && (
          <>
            <Ban size={14} strokeWidth={2} aria-hidden />
            <span>{linkMessages.ends[over]}</span>
          </>
        )}
      </p>
    </>
  )
}

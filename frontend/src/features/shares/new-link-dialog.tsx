import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { ShareRow } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './links-page.module.css'
import { isOutdated, renewShareLink } from './share-calls.ts'
import { ShareLink } from './share-link.tsx'

type NewLinkDialogProps = {
  of: ShareRow
  /** it was revoked or replaced elsewhere */
  onOutdated: () => void
  onClose: () => void
}

/** Another address for a shared report, after asking: the one before it stops working. */
export default function NewLinkDialog({ of: { id, title, generation }, onOutdated, onClose }: NewLinkDialogProps) {
  const [link, setLink] = useState<string | null>(null)
  const { busy, save } = useSaving()
  const renew = () =>
    save(async () => {
      const renewed = await renewShareLink(id, generation).catch((error: unknown) => {
        if (isOutdated(error)) onOutdated()
        throw error
      })
      setLink(renewed.link)
    }, messages.share.failed)
  return (
    <Dialog
      title={link ? 'New link' : 'Create a new link'}
      width={520}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => !busy && onClose()} aria-disabled={busy || undefined}>
            {link ? 'Close' : 'Cancel'}
          </Button>
          {!link && (
            <Button look="primary" onClick={() => void renew()} aria-disabled={busy || undefined}>
              <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
              <span>{busy ? 'Creating' : 'Create a new link'}</span>
            </Button>
          )}
        </>
      }
    >
      <div className={styles.dialog}>
        {link && <ShareLink link={link} />}
        <p>
          <b>{title}.</b> <span>{link ? `${linkMessages.make.renewed} ${linkMessages.make.keep}` : linkMessages.make.renew}</span>
        </p>
      </div>
    </Dialog>
  )
}

import { CircleAlert, Laptop, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { canRetry, sentenceOf } from '../../lib/api.ts'
import { smallView, useMedia } from '../../lib/use-media.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './builder.module.css'
import { type Asked, useOpened } from './use-opened.ts'

const Builder = lazy(async () => ({ default: (await import('./builder.tsx')).Builder }))

type BuilderPageProps = Asked & { onClose: () => void; onMade: (id: string) => void }

/** The report builder over the whole window; a phone is told to open it elsewhere. */
export function BuilderPage({ onClose, onMade, ...asked }: BuilderPageProps) {
  const small = useMedia(smallView)
  const { opened, unknown, failed } = useOpened(asked, !small)
  const manifest = reportManifest(asked.flavor ?? '')
  useTitle(opened?.template?.name ?? (manifest ? `New template: ${manifest.name}` : 'Report builder'))
  const back = <Button onClick={onClose}>Back to templates</Button>
  const told = small ? (
    <EmptyState icon={Laptop} title={builderMessages.wider} hint={builderMessages.widerHint} action={back} />
  ) : unknown ? (
    <EmptyState icon={CircleAlert} title={builderMessages.missing} action={back} />
  ) : failed ? (
    <EmptyState
      icon={CircleAlert}
      title={sentenceOf(failed.error, messages.unable.getTemplates)}
      action={canRetry(failed.error) ? <Button onClick={failed.retry}>Try again</Button> : back}
    />
  ) : null
  if (told) return <FullWindow onClose={onClose} told={told} />
  if (!opened) return <FullWindow onClose={onClose}>{waiting}</FullWindow>
  return (
    <FullWindow>
      <Suspense fallback={waiting}>
        <Builder {...opened} onClose={onClose} onMade={onMade} />
      </Suspense>
    </FullWindow>
  )
}

const waiting = (
  <div className={styles.waiting} role="status">
    <Spinner size={24} />
    <span className="sr-only">Opening report builder</span>
  </div>
)

/** The window as a dialog. `onClose`: where there is nothing yet to lose; `told`: what is said instead of the builder. */
function FullWindow({ onClose, told, children }: { onClose?: () => void; told?: ReactNode; children?: ReactNode }) {
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled={!onClose} onOpenChange={(open) => !open && onClose?.()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Dialog aria-label="Report builder" className={styles.dialog}>
          {told ? (
            <div className={styles.narrow}>
              <div className={styles.bar}>
                <IconButton label="Close report builder" onClick={onClose}>
                  <X size={18} strokeWidth={1.75} aria-hidden />
                </IconButton>
                <Heading slot="title" level={1} className={styles.title}>
                  Report builder
                </Heading>
              </div>
              {told}
            </div>
          ) : (
            children
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

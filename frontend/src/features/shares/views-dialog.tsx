import { formatInstant } from '../../../../shared/dates/index.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { useRead } from '../../lib/use-read.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './links-page.module.css'

type ViewsDialogProps = { id: string; title: string /** all there ever were */; count: number; zone: string; onClose: () => void }

/** When a link was opened, and in what. */
export default function ViewsDialog({ id, title, count, zone, onClose }: ViewsDialogProps) {
  const { data, error, isValidating, retry } = useRead('GET /reports/share/{id}/views', { params: { id } }, { silent: true })
  const views = data?.views ?? []
  return (
    <Dialog title="Opened" width={520} onClose={onClose} foot={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.dialog}>
        <p>
          <b>{title}.</b> <span>{linkMessages.views.about}</span>{' '}
          {views.length < count && views.length > 0 && <span>{linkMessages.views.latest(views.length)}</span>}
        </p>
        {error && !data ? (
          <FailedList title={messages.notLoaded.links} error={error} busy={isValidating} onRetry={retry} />
        ) : !data ? (
          <Spinner />
        ) : views.length === 0 ? (
          <p>{linkMessages.views.none}</p>
        ) : (
          <ol className={styles.views}>
            {views.map(({ id, at, device }) => (
              <li key={id}>
                <span>{formatInstant(at, zone)}</span>
                <span>{device ?? linkMessages.views.unknown}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  )
}

import { LoaderCircle, Trash2, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CompetitorRow } from '../../../../shared/api/competitors.ts'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { messages } from '../../../../shared/messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './competitor-list.module.css'
import { CompetitorSearch } from './competitor-search.tsx'
import { PageNames } from './page-names.tsx'
import type { useCompetitors } from './use-competitors.ts'

type CompetitorListProps = { profile: ProfileRow; known: ReturnType<typeof useCompetitors> }

/** The competitors of one profile: more of them by search until the plan's limit, fewer by removing. */
export function CompetitorList({ profile, known: { competitors, error, isLoading, add, remove } }: CompetitorListProps) {
  const most = useMe().account.competitors
  const [removing, setRemoving] = useState<CompetitorRow | null>(null)
  const place = useRef<HTMLDivElement>(null)
  if (isLoading)
    return (
      <p className={styles.loading} role="status">
        <Spinner size={20} />
        <span className="sr-only">Loading competitors</span>
      </p>
    )
  if (error)
    return (
      <p className={styles.none} role="alert">
        {sentenceOf(error, messages.unable.getCompetitors)}
      </p>
    )
  return (
    <div className={styles.competitors} ref={place} tabIndex={-1}>
      <div className={styles.head}>
        <h3>Competitors</h3>
        <span>{`${formatCount(competitors.length)} of ${formatCount(most)}`}</span>
      </div>
      {competitors.length >= most ? (
        <p className={styles.limit} role="note">
          {messages.competitors.limit(most)}
        </p>
      ) : (
        <CompetitorSearch network={profile.code} competitors={competitors} onAdd={add} />
      )}
      {competitors.length === 0 ? (
        <p className={styles.none}>{messages.empty.noCompetitors}</p>
      ) : (
        <ul className={styles.rows} aria-label="Competitors">
          {competitors.map((one) => (
            <li key={one.competitor_gid} className={styles.row}>
              <Avatar name={one.name} picture={one.picture_url} size={28} />
              <PageNames name={one.name} username={one.username} />
              <State competitor={one} />
              <IconButton label={`Remove ${one.name}`} tipEnd size="small" onClick={() => setRemoving(one)}>
                <Trash2 size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {removing && (
        <ConfirmDialog
          title="Remove competitor"
          question={messages.competitors.remove(removing.name)}
          action="Remove"
          busyAction="Removing"
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            setRemoving(null)
            // the button that opened this question goes with its row
            place.current?.focus()
            await remove(removing.competitor_gid)
          }}
        />
      )}
    </div>
  )
}

/** That it has not been read yet, or no longer can be, and why (docs/behaviours.md#competitors). */
function State({ competitor: { name, processed, error, warning } }: { competitor: CompetitorRow }) {
  if (error)
    return (
      <span className={styles.problem}>
        <button type="button" className={styles.mark} aria-label={`${name}: ${warning ?? messages.competitors.unreachable}`}>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <span className={styles.tip} aria-hidden="true">
          {warning ?? messages.competitors.unreachable}
        </span>
      </span>
    )
  if (!processed)
    return (
      <Tag tone="info" icon={<LoaderCircle size={12} className={styles.turning} aria-hidden />}>
        Analyzing
      </Tag>
    )
  return null
}

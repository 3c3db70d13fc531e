import { Link } from '@tanstack/react-router'
import { Link2, SearchX } from 'lucide-react'
import { lazy, useState } from 'react'
import type { ShareRow } from '../../../../shared/api/shares.ts'
import { linkMessages } from '../../../../shared/link-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { canReport, useMe, zoneOf } from '../../lib/me.tsx'
import { usePersonLock } from '../../lib/person-lock.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useTitle } from '../../lib/use-title.ts'
import { ListHead } from '../../screen/list-head.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import page from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { linkState } from './link-state.ts'
import { LinkTable } from './link-table.tsx'
import styles from './links-page.module.css'
import { useSharedLinks } from './use-shared-links.ts'

const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'))
const LinkPasswordDialog = lazy(() => import('./link-password-dialog.tsx'))
const RevokeAllDialog = lazy(() => import('./revoke-all-dialog.tsx'))
const ViewsDialog = lazy(() => import('./views-dialog.tsx'))
const NewLinkDialog = lazy(() => import('./new-link-dialog.tsx'))

const filters = [
  ['live', 'Working'],
  ['over', 'Ended or revoked'],
] as const
type Filter = (typeof filters)[number][0]

const whyNone: Readonly<Record<Filter, string>> = { live: linkMessages.lists.noneWorks, over: linkMessages.lists.noneEnded }

type Doing = { what: 'revoke' | 'renew' | 'password' | 'views'; link: ShareRow } | { what: 'revoke all' }

/** Every link to a report that this account has given away, with the way to take it back. */
export function LinksPage() {
  useTitle('Shared links')
  const me = useMe()
  const { links, error, isLoading, isValidating, retry } = useSharedLinks()
  const [filter, setFilter] = useState<Filter>('live')
  const [query, setQuery] = useState('')
  const { inPerson } = usePersonLock()
  const [doing, setDoing] = useState<Doing | null>(null)
  const now = serverNow()
  const readAgain = () => {
    setDoing(null)
    retry()
  }
  const groupName = ({ entities }: ShareRow) => entities.flatMap((gid) => me.entities.find(({ entity_gid }) => entity_gid === gid)?.name ?? []).join(', ')
  const of = (wanted: Filter) => links.filter((link) => (linkState(link, now) === 'live') === (wanted === 'live'))
  const words = query.trim().toLowerCase()
  const shown = of(filter).filter((link) =>
    `${link.title} ${link.subject ?? ''} ${groupName(link)} ${link.made_by ?? ''} ${link.mailed_to?.name ?? ''}`.toLowerCase().includes(words),
  )
  return (
    <div className={page.page}>
      <ListHead of="/reports/links" />
      {isLoading ? (
        <ListSkeleton />
      ) : error && links.length === 0 ? (
        <FailedList title={messages.notLoaded.links} error={error} busy={isValidating} onRetry={retry} />
      ) : links.length === 0 ? (
        <NoLinks mayRun={canReport(me, 'manage')} />
      ) : (
        <section className={page.card} aria-label="Shared links">
          <div className={page.bar}>
            <Segmented small label="State" value={filter} onChange={setFilter} options={filters.map(([id, label]) => ({ id, label, count: of(id).length }))} />
            <span className={styles.tools}>
              <SearchField small label="Search for links" value={query} onChange={setQuery} className={page.search} />
              {of('live').length > 0 && (
                <Button look="danger" size="small" onClick={() => setDoing({ what: 'revoke all' })}>
                  Revoke all
                </Button>
              )}
            </span>
          </div>
          {shown.length === 0 ? (
            <EmptyState icon={SearchX} title="No links found" hint={words ? linkMessages.lists.noneFound : whyNone[filter]} />
          ) : (
            <LinkTable
              links={shown}
              now={now}
              zone={zoneOf(me)}
              groupName={groupName}
              onRenew={inPerson((link: ShareRow) => setDoing({ what: 'renew', link }))}
              onViews={(link) => setDoing({ what: 'views', link })}
              onPassword={inPerson((link: ShareRow) => setDoing({ what: 'password', link }))}
              onRevoke={(link) => setDoing({ what: 'revoke', link })}
            />
          )}
          <p className={styles.note}>{linkMessages.lists.kept}</p>
        </section>
      )}
      <Part onClose={() => setDoing(null)}>
        {doing?.what === 'revoke' && <RevokeDialog of={doing.link} onOutdated={readAgain} onClose={() => setDoing(null)} />}
        {doing?.what === 'renew' && <NewLinkDialog of={doing.link} onOutdated={readAgain} onClose={() => setDoing(null)} />}
        {doing?.what === 'revoke all' && <RevokeAllDialog count={of('live').length} onClose={() => setDoing(null)} />}
        {doing?.what === 'views' && (
          <ViewsDialog id={doing.link.id} title={doing.link.title} count={doing.link.views} zone={zoneOf(me)} onClose={() => setDoing(null)} />
        )}
        {doing?.what === 'password' && <LinkPasswordDialog of={doing.link} onOutdated={readAgain} onClose={() => setDoing(null)} />}
      </Part>
    </div>
  )
}

function NoLinks({ mayRun }: { mayRun: boolean }) {
  return (
    <div className={page.card}>
      <EmptyState
        icon={Link2}
        title="No shared links yet"
        hint={mayRun ? linkMessages.lists.none : linkMessages.lists.byOthers}
        action={
          mayRun && (
            <Link to="/reports/run" className={buttonClass({ look: 'primary' })}>
              Run report
            </Link>
          )
        }
      />
    </div>
  )
}

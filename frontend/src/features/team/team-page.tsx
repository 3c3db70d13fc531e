import { SearchX, UserPlus } from 'lucide-react'
import { lazy, useState } from 'react'
import type { Employee } from '../../../../shared/api/team.ts'
import { teamMessages, teamScreenMessages } from '../../../../shared/team-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { usePersonLock } from '../../lib/person-lock.ts'
import { showToast } from '../../lib/toast.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { labelsOf } from './member-words.ts'
import { SeatsMeter } from './seats-meter.tsx'
import { TeamTable } from './team-table.tsx'
import { useEmployees, useSeats } from './use-employees.ts'

const MemberDialog = lazy(() => import('./member-dialog.tsx'))
const RemoveDialog = lazy(() => import('./remove-dialog.tsx'))

type Opened = { what: 'invite' } | { what: 'edit' | 'remove'; who: Employee }

/** Who works in the account and who is invited. `group`: the one it is about, or all. `adding`: it begins with an invitation. */
export function TeamPage({ group, adding = false }: { group: string | null; adding?: boolean }) {
  const me = useMe()
  const { members, invitations, locked, loaded, error, isLoading, isValidating, retry } = useEmployees(group)
  const seats = useSeats()
  const { locked: personLocked, inPerson } = usePersonLock()
  const [query, setQuery] = useState('')
  const [opened, setOpened] = useState<Opened | null>(adding && !personLocked ? { what: 'invite' } : null)
  const close = () => setOpened(null)
  const scope = me.entities.find(({ entity_gid }) => entity_gid === group) ?? null
  const full = seats?.remaining === 0
  const invite = inPerson(() => (full ? showToast({ kind: 'error', message: teamMessages.full }) : setOpened({ what: 'invite' })))
  const words = query.trim().toLowerCase()
  const isFound = (who: Employee) => [who.name, who.email, ...who.entities.map(({ name }) => name), ...labelsOf(who)].join(' ').toLowerCase().includes(words)
  const shown = { members: members.filter(isFound), invitations: invitations.filter(isFound) }
  return (
    <>
      <SettingsHead
        title={scope ? `Team of ${scope.name}` : 'Team'}
        actions={
          <Button look="primary" locked={personLocked ?? (full ? teamMessages.full : undefined)} onClick={invite}>
            <UserPlus size={16} strokeWidth={1.75} aria-hidden />
            Invite new team member
          </Button>
        }
      />
      {isLoading ? (
        <ListSkeleton what="team" />
      ) : error && !loaded ? (
        <FailedList title="The team could not be loaded." error={error} busy={isValidating} onRetry={retry} />
      ) : (
        <section className={list.card} aria-label="Team">
          <div className={list.bar}>
            <SeatsMeter seats={seats} listed={[...members, ...invitations]} />
            <SearchField small label="Search members" value={query} onChange={setQuery} className={list.search} />
          </div>
          {shown.members.length + shown.invitations.length === 0 ? (
            <EmptyState icon={SearchX} title="No people found" hint={teamScreenMessages.noneFound} />
          ) : (
            <TeamTable
              {...shown}
              locked={locked}
              onEdit={inPerson((who: Employee) => setOpened({ what: 'edit', who }))}
              onRemove={inPerson((who: Employee) => setOpened({ what: 'remove', who }))}
            />
          )}
        </section>
      )}
      {opened?.what === 'remove' && (
        <Part onClose={close}>
          <RemoveDialog who={opened.who} onClose={close} />
        </Part>
      )}
      {(opened?.what === 'invite' || opened?.what === 'edit') && (
        <Part onClose={close}>
          <MemberDialog who={opened.what === 'edit' ? opened.who : null} scope={scope} seats={seats} onClose={close} />
        </Part>
      )}
    </>
  )
}

import { Folder, Plus, SearchX } from 'lucide-react'
import { lazy, useState } from 'react'
import type { EntityRow } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { RemovedList } from '../../ui/removed-list.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { GroupTable } from './group-table.tsx'
import styles from './profile-groups-page.module.css'
import { groupTypeName } from './type-name.ts'
import { useProfileGroups } from './use-profile-groups.ts'

const GroupDialog = lazy(() => import('./group-dialog.tsx'))
const RemoveGroupDialog = lazy(() => import('./remove-group-dialog.tsx'))

type Doing = { what: 'add' } | { what: 'edit' | 'remove'; group: EntityRow }

/** The profile groups of the account: who works where, with which limits; and those that can be brought back. `adding`: it begins with a new one. */
export function ProfileGroupsPage({ adding = false }: { adding?: boolean }) {
  const me = useMe()
  const { data, error, isLoading, isValidating, retry } = useProfileGroups()
  const [query, setQuery] = useState('')
  const [doing, setDoing] = useState<Doing | null>(adding ? { what: 'add' } : null)
  const groups = data?.entities ?? []
  const words = query.trim().toLowerCase()
  const shown = groups.filter(({ name, type, country }) => `${name} ${groupTypeName(type) ?? ''} ${country?.label ?? ''}`.toLowerCase().includes(words))
  const close = () => setDoing(null)
  const add = (
    <Button look="primary" onClick={() => setDoing({ what: 'add' })}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      Add profile group
    </Button>
  )
  return (
    <>
      <SettingsHead title="Profile groups" actions={add} />
      {isLoading ? (
        <ListSkeleton what="profile groups" />
      ) : error && !data ? (
        <FailedList title={screenMessages.groups.notLoaded} error={error} busy={isValidating} onRetry={retry} />
      ) : groups.length === 0 ? (
        <div className={list.card}>
          <EmptyState icon={Folder} title="No profile groups yet" hint={screenMessages.groups.none} />
        </div>
      ) : (
        <section className={list.card} aria-label="Profile groups">
          <div className={list.bar}>
            <span className={styles.count}>
              {screenMessages.groups.count(
                groups.length,
                groups.reduce((sum, { profiles }) => sum + profiles, 0),
              )}
            </span>
            <SearchField small label="Search for profile groups" value={query} onChange={setQuery} className={list.search} />
          </div>
          {shown.length === 0 ? (
            <EmptyState icon={SearchX} title="No profile groups found" hint={screenMessages.groups.noneFound} />
          ) : (
            <GroupTable
              groups={shown}
              accountZone={me.account.timezone}
              onEdit={(group) => setDoing({ what: 'edit', group })}
              onRemove={(group) => setDoing({ what: 'remove', group })}
            />
          )}
        </section>
      )}
      {data && data.removed.length > 0 && (
        <RemovedList
          things={data.removed.map(({ entity_gid, ...group }) => ({ id: entity_gid, ...group }))}
          zone={me.account.timezone}
          restore={(id) => call('POST /entities/{id}/restore', { params: { id } })}
          restored={groupMessages.restored}
        />
      )}
      <Part onClose={close}>
        {doing?.what === 'add' && <GroupDialog id={null} onClose={close} />}
        {doing?.what === 'edit' && <GroupDialog id={doing.group.entity_gid} onClose={close} />}
        {doing?.what === 'remove' && <RemoveGroupDialog id={doing.group.entity_gid} name={doing.group.name} onClose={close} />}
      </Part>
    </>
  )
}

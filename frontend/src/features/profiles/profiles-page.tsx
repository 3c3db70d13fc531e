import { Plug, Plus, SearchX, Upload } from 'lucide-react'
import { lazy, type ReactNode, useState } from 'react'
import type { Me } from '../../../../shared/api/auth.ts'
import type { ProfileRow } from '../../../../shared/api/profiles.ts'
import { profileMessages } from '../../../../shared/group-messages.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { profileName } from '../../../../shared/profile-name.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call } from '../../lib/api.ts'
import { can, useMe } from '../../lib/me.tsx'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { useRead } from '../../lib/use-read.ts'
import { SettingsHead } from '../../screen/settings-head.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { Part } from '../../ui/part.tsx'
import { RemovedList } from '../../ui/removed-list.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { LockedNotice } from './locked-notice.tsx'
import { ProfileTable } from './profile-table.tsx'
import styles from './profiles-page.module.css'
import { areAwaited, type Health, healthOf, healths, useProfileStates } from './use-profile-states.ts'

const AddProfileDialog = lazy(() => import('./add-profile-dialog.tsx'))
const EditProfileDialog = lazy(() => import('./edit-profile-dialog.tsx'))
const RemoveProfileDialog = lazy(() => import('./remove-profile-dialog.tsx'))

/** What the dialog needs that imports into profiles. */
export type Importing = { profiles: readonly ProfileRow[]; into: string | null; files: readonly File[]; onClose: () => void }

const filters = [
  ['all', 'All'],
  ['reconnect', 'Needs reconnecting'],
  ['stale', 'Stale'],
  ['empty', 'No figures yet'],
  ['locked', 'Locked'],
  ['blocked', 'Publishing only'],
] as const satisfies readonly (readonly [Health | 'all', string])[]
type Filter = (typeof filters)[number][0]

type Doing = { what: 'import'; into: string | null; files: readonly File[] } | { what: 'add' } | { what: 'edit' | 'remove'; profile: ProfileRow }

/** Every profile this person may see, those that need somebody first. Files dropped on one are imported into it; dropped elsewhere, the profile is asked for. `adding`: it begins with a new one. */
export function ProfilesPage({ importing, adding }: { importing: (opened: Importing) => ReactNode; adding: boolean }) {
  const me = useMe()
  const { data, error, isLoading, isValidating, retry } = useRead('GET /profiles', {}, { silent: true })
  const states = useProfileStates()
  const known = states.data
  const [filter, setFilter] = useState<Filter>('all')
  const [query, setQuery] = useState('')
  const [doing, setDoing] = useState(firstOf(me, adding))
  const close = () => setDoing(null)
  const openImport = (into: string | null, files: readonly File[]) => setDoing({ what: 'import', into, files })
  const profiles = data?.profiles ?? []
  const mayManage = ({ entity_gid }: ProfileRow) => can(me, 'profiles', 'manage', entity_gid)
  const importable = profiles.filter((profile) => (profile.blocked === null || profile.locked) && mayManage(profile))
  const drop = useFileDrop(importable.length > 0 ? (files) => openImport(null, files) : null)
  const names = new Map(data?.entities.map(({ entity_gid, name }) => [entity_gid, name]))
  const groupName = ({ entity_gid }: ProfileRow) => names.get(entity_gid) ?? ''
  const stateOf = ({ id }: ProfileRow) => known?.states.find((state) => state.id === id)
  const health = (profile: ProfileRow) => healthOf(profile, stateOf(profile))
  const isOf = (wanted: Filter) => (profile: ProfileRow) => wanted === 'all' || health(profile) === wanted
  const words = query.trim().toLowerCase()
  const shown = profiles
    .filter(isOf(filter))
    .filter((profile) => `${profileName(profile)} ${profile.username ?? ''} ${profile.network.display} ${groupName(profile)}`.toLowerCase().includes(words))
    .sort((one, other) => healths.indexOf(health(one)) - healths.indexOf(health(other)))
  return (
    <div className={styles.page} {...drop.handlers}>
      <SettingsHead
        title="Profiles"
        fact={data ? inPlan(profiles, known) : ''}
        actions={
          <Actions
            mayAdd={can(me, 'profiles', 'manage')}
            mayImport={importable.length > 0}
            onAdd={() => setDoing({ what: 'add' })}
            onImport={() => openImport(null, [])}
          />
        }
      />
      {/* the order and the height of its rows follow their states: one that came later would move them under somebody's pointer */}
      {isLoading || areAwaited(states) ? (
        <ListSkeleton what="profiles" />
      ) : error && !data ? (
        <FailedList title={messages.notLoaded.profiles} error={error} busy={isValidating} onRetry={retry} />
      ) : profiles.length === 0 ? (
        <div className={list.card}>
          <EmptyState icon={Plug} title="No profiles yet" hint={importScreenMessages.noProfiles} />
        </div>
      ) : (
        <>
          <LockedNotice locked={profiles.filter(({ locked }) => locked).length} />
          <section className={list.card} aria-label="Profiles">
            <div className={list.bar}>
              <Segmented
                small
                label="State"
                value={filter}
                onChange={setFilter}
                options={filters.map(([id, label]) => ({ id, label, count: profiles.filter(isOf(id)).length }))}
              />
              <SearchField small label="Search for profiles" value={query} onChange={setQuery} className={list.search} />
            </div>
            {shown.length === 0 ? (
              <EmptyState icon={SearchX} title="No profiles found" hint={importScreenMessages.noProfileFound} />
            ) : (
              <ProfileTable
                profiles={shown}
                groupName={groupName}
                importable={importable}
                mayManage={mayManage}
                stateOf={stateOf}
                onImport={openImport}
                onEdit={(profile) => setDoing({ what: 'edit', profile })}
                onRemove={(profile) => setDoing({ what: 'remove', profile })}
              />
            )}
          </section>
          <p className={styles.hint}>{importable.length > 0 ? importScreenMessages.pageHint : importScreenMessages.noneToImport}</p>
        </>
      )}
      {known && known.removed.length > 0 && (
        <RemovedList
          things={known.removed.map(({ code, ...profile }) => ({ ...profile, network: code }))}
          zone={me.account.timezone}
          restore={(id) => call('POST /profiles/{id}/restore', { params: { id } })}
          restored={profileMessages.restored}
        />
      )}
      <Part onClose={close}>
        {doing?.what === 'add' && <AddProfileDialog onAdded={(profile) => (profile.blocked === null ? openImport(profile.id, []) : close())} onClose={close} />}
        {doing?.what === 'edit' && <EditProfileDialog profile={doing.profile} version={stateOf(doing.profile)?.version ?? 0} onClose={close} />}
        {doing?.what === 'remove' && <RemoveProfileDialog profile={doing.profile} onClose={close} />}
      </Part>
      {doing?.what === 'import' && importing({ profiles: importable, into: doing.into, files: doing.files, onClose: close })}
    </div>
  )
}

const inPlan = (profiles: readonly ProfileRow[], known: ReturnType<typeof useProfileStates>['data']) =>
  screenMessages.profiles.inPlan(known?.plan ?? { held: profiles.length, most: null })

/** The dialog that it begins with, for whoever may add a profile. */
function firstOf(me: Me, adding: boolean): Doing | null {
  return adding && can(me, 'profiles', 'manage') ? { what: 'add' } : null
}

type ActionsProps = { mayAdd: boolean; mayImport: boolean; onAdd: () => void; onImport: () => void }

function Actions({ mayAdd, mayImport, onAdd, onImport }: ActionsProps) {
  return (
    <>
      {mayImport && (
        <Button onClick={onImport}>
          <Upload size={16} strokeWidth={1.75} aria-hidden />
          Import
        </Button>
      )}
      {mayAdd && (
        <Button look="primary" onClick={onAdd}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          Add profile
        </Button>
      )}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Folder, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { screenMessages } from '../../../shared/screen-messages.ts'
import { useMe } from '../lib/me.tsx'
import { useTitle } from '../lib/use-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import list from '../ui/list-page.module.css'
import styles from './screen.module.css'

const words = screenMessages.noGroups

/** In the place of a screen that is about profile groups, for whoever has none (docs/behaviours.md#navigation). */
export default function NoGroups({ title, note }: { title: string /** above what it says */; note?: ReactNode }) {
  const me = useMe()
  useTitle(title)
  const mayAdd = me.isOwner || me.isManager
  return (
    <div className={list.page}>
      <h1 className={styles.title}>{title}</h1>
      {note}
      <div className={list.card}>
        <EmptyState
          icon={Folder}
          title={me.entities.length === 0 ? words.title : words.advocateTitle}
          hint={me.role === 'ADVOCATE' ? words.advocate : mayAdd ? words.hint : words.member}
          action={mayAdd && <AddGroup />}
        />
      </div>
    </div>
  )
}

/** To the dialog that makes one. */
export function AddGroup() {
  return (
    <Link to="/settings/profile-groups" search={{ add: 'new' }} className={buttonClass({ look: 'primary' })}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      Add profile group
    </Link>
  )
}

import { Ear, type LucideIcon, Tags, Users } from 'lucide-react'
import { useState } from 'react'
import { splitList } from '../../../../shared/comma-list.ts'
import { messages } from '../../../../shared/messages.ts'
import { choiceOf, type SubjectKind } from '../../../../shared/reports/subjects.ts'
import { sentenceOf } from '../../lib/api.ts'
import { LabelList } from '../../pickers/labels/label-list.tsx'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import { ProfileList } from '../../pickers/profiles/profile-list.tsx'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { SubjectSelect } from '../../pickers/subjects/subject-select.tsx'
import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import { withChoice } from '../../request/choice.ts'
import { lastChoice } from '../../request/last-choice.ts'
import { problemOf } from '../../request/subject.ts'
import { groupOf, openProfiles } from '../../request/view.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import styles from './sentiment-step.module.css'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

const icons: Partial<Record<SubjectKind, LucideIcon>> = { profiles: Users, campaigns: Tags, listener: Ear }

/** "Select sentiment report type": of what, and of which of it (docs/behaviours.md#first-steps). */
export function SentimentStep({ type, onRun, onCancel }: StepProps) {
  const { groups, isLoading, error: groupsError } = useReportGroups()
  const [scope, setScope] = useState<SubjectKind | null>(null)
  const [entity, setEntity] = useState<string | null>(null)
  const [ticked, setTicked] = useState<string[] | null>(null)
  const [chosen, setChosen] = useState<{ labels: string[]; labelMatch: 'any' | 'all' }>({ labels: [], labelMatch: 'any' })
  const [listener, setListener] = useState<string | null>(null)
  const before = withChoice({}, lastChoice(), groups)
  const group = groupOf(groups, entity ? { entity } : before)
  const known = group?.entity_gid === before.entity ? splitList(before.profile ?? '') : []
  const profileIds = ticked ?? (known.length > 0 ? known : group ? openProfiles(group).map(({ id }) => id) : [])
  const { labels, said } = useLabels(group ? [group.entity_gid] : [], scope === 'campaigns', 'messages')
  const { options, error: listenersError, isLoading: listenersLoading } = useSubjectOptions(scope, groups)

  const about = {
    subject: scope && { kind: scope, id: scope === 'listener' ? listener : null },
    // campaigns have no list of profiles: they are those of the whole group
    profileIds: scope === 'profiles' ? profileIds : scope === 'campaigns' && group ? openProfiles(group).map(({ id }) => id) : [],
    labels: scope === 'campaigns' ? chosen.labels : [],
    labelMatch: chosen.labelMatch,
  }
  const run = () => {
    const { subject } = about
    if (subject) onRun({ ...about, subject }, false)
  }
  const choice = choiceOf('sentiment')
  const groupSelect = group && groups.length > 1 && (
    <FormSelect
      label="Profile group"
      value={group.entity_gid}
      options={groups.map(({ entity_gid, name }) => ({ id: entity_gid, label: name }))}
      onChange={(id) => {
        setEntity(id)
        setTicked(null)
        setChosen((before) => ({ ...before, labels: [] }))
      }}
    />
  )
  return (
    <StepDialog title="Select sentiment report type" width={640} loading={isLoading} problem={problemOf(type, about)} onRun={run} onCancel={onCancel}>
      <div role="radiogroup" aria-label={choice?.label} className={styles.cards}>
        {choice?.among.map((kind) => {
          const Icon = icons[kind] ?? Users
          return (
            <label key={kind} className={styles.card}>
              <input type="radio" name="sentiment-type" className="sr-only" checked={scope === kind} onChange={() => setScope(kind)} />
              <Icon size={20} strokeWidth={1.6} aria-hidden />
              <b>{choice.names[kind]?.label}</b>
              <span>{choice.names[kind]?.meaning}</span>
            </label>
          )
        })}
      </div>
      {Boolean(groupsError) && !group && <p>{sentenceOf(groupsError)}</p>}
      {scope === 'profiles' && group && (
        <div className={styles.picker}>
          {groupSelect}
          <ProfileList profiles={group.profiles} selected={profileIds} onChange={setTicked} />
        </div>
      )}
      {scope === 'campaigns' && (
        <div className={styles.picker}>
          {groupSelect}
          <LabelList labels={labels} said={said} selected={chosen.labels} match={chosen.labelMatch} onChange={setChosen} />
        </div>
      )}
      {scope === 'listener' &&
        (options.length > 0 || listenersLoading ? (
          <SubjectSelect kind="listener" options={options} value={listener} isLoading={listenersLoading} onChange={setListener} />
        ) : (
          <p>{listenersError ? sentenceOf(listenersError, messages.unable.getListeners) : messages.empty.listeners}</p>
        ))}
    </StepDialog>
  )
}

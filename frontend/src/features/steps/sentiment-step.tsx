import { Ear, Tags, Users } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages.ts'
import type { SentimentScope } from '../../../../shared/reports/sentiment-scopes.ts'
import { LabelList } from '../../pickers/labels/label-list.tsx'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import { ProfileList } from '../../pickers/profiles/profile-list.tsx'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { ListenerSelect } from '../../pickers/subjects/listener-select.tsx'
import { useListeners } from '../../pickers/subjects/use-listeners.ts'
import { listed } from '../../request/address.ts'
import { withChoice } from '../../request/choice.ts'
import { lastChoice } from '../../request/last-choice.ts'
import { groupOf, openProfiles } from '../../request/view.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import styles from './sentiment-step.module.css'
import { StepDialog } from './step-dialog.tsx'
import type { StepProps } from './step-props.ts'

const scopes = [
  { id: 'profiles', label: 'All data', about: 'Everything your profiles received', icon: Users },
  { id: 'campaigns', label: 'Campaigns', about: 'What was received under a label', icon: Tags },
  { id: 'listener', label: 'Listener', about: 'What a listener has found', icon: Ear },
] as const satisfies readonly { id: SentimentScope; [key: string]: unknown }[]

/** "Select sentiment report type": of what, and of which of it (R5.5, R5.6). */
export function SentimentStep({ onRun, onCancel }: StepProps) {
  const { groups, isLoading } = useReportGroups()
  const [scope, setScope] = useState<SentimentScope | null>(null)
  const [entity, setEntity] = useState<string | null>(null)
  const [ticked, setTicked] = useState<string[] | null>(null)
  const [chosen, setChosen] = useState<{ labels: string[]; labelMatch: 'any' | 'all' }>({ labels: [], labelMatch: 'any' })
  const [listener, setListener] = useState<string | null>(null)
  const before = withChoice({}, lastChoice(), groups)
  const group = groupOf(groups, entity ? { entity } : before)
  const known = group?.entity_gid === before.entity ? listed(before.profile) : []
  const profileIds = ticked ?? (known.length > 0 ? known : group ? openProfiles(group).map(({ id }) => id) : [])
  const { labels } = useLabels(
    groups.map(({ entity_gid }) => entity_gid),
    scope === 'campaigns',
    'messages',
  )
  const { listeners, isLoading: listenersLoading } = useListeners(scope === 'listener')

  const problem = {
    none: messages.sentiment.type,
    profiles: profileIds.length > 0 ? null : messages.profiles.none,
    campaigns: chosen.labels.length > 0 ? null : messages.sentiment.noLabel,
    listener: listener ? null : messages.sentiment.noListener,
  }[scope ?? 'none']
  const run = () => {
    if (scope === 'profiles') onRun({ sentiment_type: scope, profile: profileIds.join(',') }, false)
    if (scope === 'campaigns') onRun({ sentiment_type: scope, labels: chosen.labels.join(','), label_match: chosen.labelMatch }, false)
    if (scope === 'listener' && listener) onRun({ sentiment_type: scope, listener }, false)
  }
  return (
    <StepDialog title="Select sentiment report type" width={640} loading={isLoading} problem={problem} onRun={run} onCancel={onCancel}>
      <div role="radiogroup" aria-label="Sentiment report type" className={styles.cards}>
        {scopes.map(({ id, label, about, icon: Icon }) => (
          <label key={id} className={styles.card}>
            <input type="radio" name="sentiment-type" className="sr-only" checked={scope === id} onChange={() => setScope(id)} />
            <Icon size={20} strokeWidth={1.6} aria-hidden />
            <b>{label}</b>
            <span>{about}</span>
          </label>
        ))}
      </div>
      {scope === 'profiles' && group && (
        <div className={styles.picker}>
          {groups.length > 1 && (
            <FormSelect
              label="Profile group"
              value={group.entity_gid}
              options={groups.map(({ entity_gid, name }) => ({ id: entity_gid, label: name }))}
              onChange={(id) => {
                setEntity(id)
                setTicked(null)
              }}
            />
          )}
          <ProfileList profiles={group.profiles} selected={profileIds} onChange={setTicked} />
        </div>
      )}
      {scope === 'campaigns' && (
        <div className={styles.picker}>
          <LabelList labels={labels} selected={chosen.labels} match={chosen.labelMatch} onChange={setChosen} />
        </div>
      )}
      {scope === 'listener' &&
        (listeners.length > 0 || listenersLoading ? (
          <ListenerSelect listeners={listeners} value={listener} onChange={setListener} />
        ) : (
          <p>{messages.empty.listeners}</p>
        ))}
    </StepDialog>
  )
}

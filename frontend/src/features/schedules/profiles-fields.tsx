import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { formatCount } from '../../../../shared/format-count.ts'
import { reportManifest } from '../../../../shared/reports/index.ts'
import { LabelList, labelMatches } from '../../pickers/labels/label-list.tsx'
import { useLabels } from '../../pickers/labels/use-labels.ts'
import { ProfileList } from '../../pickers/profiles/profile-list.tsx'
import { useReportGroups } from '../../pickers/profiles/use-report-groups.ts'
import { chosenAfter } from '../../request/choice.ts'
import { asks } from '../../request/subject.ts'
import { openProfiles } from '../../request/view.ts'
import { Avatar } from '../../ui/avatar.tsx'
import field from '../../ui/field.module.css'
import { FormSelect } from '../../ui/form-select.tsx'
import { Popover } from '../../ui/popover.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './profiles-fields.module.css'
import type { ScheduleForm } from './schedule-form.ts'

/** Profile group and its profiles; those that the type of report blocks say why. */
export function ProfilesField() {
  const { control } = useFormContext<ScheduleForm>()
  const { groups } = useReportGroups(useWatch({ control, name: 'flavor' }))
  const { field: entity } = useController({ control, name: 'entityGid' })
  const { field: profiles, fieldState } = useController({ control, name: 'profileIds' })
  const { field: chosenIds } = useController({ control, name: 'chosenIds' })
  const group = groups.find((one) => one.entity_gid === entity.value)
  const all = group ? openProfiles(group) : []
  const chosen = all.filter(({ id }) => profiles.value.includes(id)).length
  // a run that is scheduled once more may be of several groups
  const elsewhere = groups.filter((one) => one !== group && openProfiles(one).some(({ id }) => profiles.value.includes(id))).length
  const isAll = all.length > 0 && chosen === all.length
  const named =
    elsewhere > 0
      ? `${formatCount(profiles.value.length)} profiles of ${formatCount(elsewhere + 1)} groups`
      : isAll
        ? 'All profiles'
        : `${formatCount(chosen)} of ${formatCount(all.length)}`
  return (
    <PopoverField label="Profiles" of={group?.name} text={group ? named : 'No profile group'} error={fieldState.error?.message}>
      {groups.length > 1 && (
        <div className={styles.group}>
          <FormSelect
            label="Profile group"
            value={entity.value || null}
            options={groups.map((one) => ({ id: one.entity_gid, label: one.name, icon: <Avatar name={one.name} size={16} /> }))}
            onChange={(id) => {
              const next = groups.find((one) => one.entity_gid === id)
              entity.onChange(id)
              profiles.onChange(next ? openProfiles(next).map((one) => one.id) : [])
              chosenIds.onChange(next ? next.profiles.map((one) => one.id) : [])
            }}
          />
        </div>
      )}
      <ProfileList
        profiles={group?.profiles ?? []}
        selected={profiles.value}
        onChange={(ticked) => {
          profiles.onChange(ticked)
          chosenIds.onChange(
            chosenAfter(
              chosenIds.value,
              all.map(({ id }) => id),
              ticked,
            ),
          )
        }}
      />
    </PopoverField>
  )
}

/** The label filter of post reports, and the campaigns of a sentiment report; other reports have none. */
export function LabelsField() {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, entityGid, subject] = useWatch({ control, name: ['flavor', 'entityGid', 'subject'] })
  const { field: chosen, fieldState } = useController({ control, name: 'labels' })
  const { field: match } = useController({ control, name: 'labelMatch' })
  const wanted = asks(flavor, subject).labels
  const { labels, said } = useLabels([entityGid], wanted, reportManifest(flavor)?.labels ? 'posts' : 'messages')
  if (!wanted) return null
  const kind = labelMatches.find((one) => one.id === match.value)?.label ?? ''
  return (
    <PopoverField label="Label" error={fieldState.error?.message} text={chosen.value.length === 0 ? kind : `${kind}: ${chosen.value.join(', ')}`}>
      <LabelList
        labels={labels}
        said={said}
        selected={chosen.value}
        match={match.value}
        onChange={(next) => {
          chosen.onChange(next.labels)
          match.onChange(next.labelMatch)
        }}
      />
    </PopoverField>
  )
}

export function PopoverField({
  label,
  of,
  text,
  error,
  children,
}: {
  label: string
  of?: string | undefined
  text: string
  error?: string | undefined
  children: ReactNode
}) {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <div className={field.field}>
      <span className={field.label}>
        {label}
        {of && <span className={styles.of}>{of}</span>}
      </span>
      <button
        ref={opener}
        type="button"
        className={field.control}
        data-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{[label, of].filter(Boolean).join(' of ')}:</span>
        <span className={styles.text}>{text}</span>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {error && <FieldProblem message={error} />}
      {open && (
        <Popover opener={opener} label={label} onClose={() => setOpen(false)} placement="bottom end">
          <div className={styles.panel}>{children}</div>
        </Popover>
      )}
    </div>
  )
}

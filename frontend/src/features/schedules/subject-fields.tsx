import { useController, useFormContext, useWatch } from 'react-hook-form'
import { declaredSubject, hasTemplates } from '../../../../shared/reports/index.ts'
import { choiceOf, type DeclaredSubject, type SubjectKind, subjectRow, unchosen } from '../../../../shared/reports/subjects.ts'
import { CompetitorProfileSelect } from '../../pickers/subjects/competitor-profile-select.tsx'
import { SubjectSelect } from '../../pickers/subjects/subject-select.tsx'
import { useSubjectOptions } from '../../pickers/subjects/use-subject-options.ts'
import type { ReportGroup } from '../../request/view.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { ProfilesField } from './profiles-fields.tsx'
import styles from './schedule-dialog.module.css'
import type { ScheduleForm } from './schedule-form.ts'
import { TemplateField, TemplateVersionField } from './template-field.tsx'

type SubjectFieldsProps = {
  groups: readonly ReportGroup[]
  /** profiles are chosen beside the form */
  beside?: boolean
}

/** What the report is about: profiles, or what its type names instead (docs/behaviours.md#subjects). */
export function SubjectFields({ groups, beside = false }: SubjectFieldsProps) {
  const { control } = useFormContext<ScheduleForm>()
  const [flavor, chosen] = useWatch({ control, name: ['flavor', 'subject'] })
  const declared = declaredSubject(flavor)
  const subject = chosen ?? unchosen(declared)
  const row = subject && subjectRow(subject.kind)
  const hasTemplate = hasTemplates(flavor)
  const hasProfiles = row?.profiles === 'some' && !beside
  return (
    <>
      {choiceOf(declared) && <KindField declared={declared} />}
      {subject && row?.step && row.profiles === 'none' && <IdField kind={subject.kind} groups={groups} />}
      {row?.profiles === 'one' && !row.step && <CompetitorField groups={groups} />}
      {hasTemplate && hasProfiles ? (
        <div className={styles.unequal}>
          <TemplateField />
          <ProfilesField />
        </div>
      ) : (
        <>
          {hasTemplate && <TemplateField />}
          {hasProfiles && <ProfilesField />}
        </>
      )}
      {hasTemplate && <TemplateVersionField />}
      {subject && row?.step && row.profiles === 'one' && <IdField kind={subject.kind} groups={groups} />}
    </>
  )
}

/** Which of the subjects a type lets choose among. */
function KindField({ declared }: { declared: DeclaredSubject }) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'subject' })
  const choice = choiceOf(declared)
  return (
    <FormSelect
      label={choice?.label ?? ''}
      options={(choice?.among ?? []).map((kind) => ({ id: kind, label: choice?.names[kind]?.label ?? kind }))}
      value={field.value?.kind ?? null}
      error={field.value ? undefined : fieldState.error?.message}
      onChange={(kind) => field.onChange({ kind, id: null })}
    />
  )
}

/** The one of a kind of subject; with it the profile that it belongs to. */
function IdField({ kind, groups }: { kind: SubjectKind; groups: readonly ReportGroup[] }) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'subject' })
  const { choose } = useOneProfile(groups)
  const { options, isLoading, error } = useSubjectOptions(kind, groups)
  return (
    <SubjectSelect
      kind={kind}
      options={options}
      isLoading={isLoading}
      failure={error}
      value={field.value?.id ?? null}
      error={fieldState.error?.message}
      onChange={(id) => {
        field.onChange({ kind, id })
        const profileId = options.find((option) => option.id === id)?.profileId
        if (profileId) choose(profileId)
      }}
    />
  )
}

/** Sets the one profile a report is about, and its group. */
function useOneProfile(groups: readonly ReportGroup[]) {
  const { control } = useFormContext<ScheduleForm>()
  const { field, fieldState } = useController({ control, name: 'profileIds' })
  const { field: entity } = useController({ control, name: 'entityGid' })
  const choose = (id: string) => {
    field.onChange([id])
    entity.onChange(groups.find(({ profiles }) => profiles.some((profile) => profile.id === id))?.entity_gid)
  }
  return { value: field.value[0] ?? null, error: fieldState.error?.message, choose }
}

function CompetitorField({ groups }: { groups: readonly ReportGroup[] }) {
  const { value, error, choose } = useOneProfile(groups)
  return <CompetitorProfileSelect groups={groups} value={value} error={error} onChange={choose} />
}

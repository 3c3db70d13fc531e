import { Mail } from 'lucide-react'
import type { Employee } from '../../../../shared/api/team.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { roleNames } from '../../../../shared/permission-sections.ts'
import { teamScreenMessages } from '../../../../shared/team-messages.ts'
import { useMe } from '../../lib/me.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { LabelsField } from './labels-field.tsx'
import styles from './member-dialog.module.css'
import type { useMemberDraft } from './use-member-draft.ts'

type DetailsStepProps = { who: Employee | null; entered: ReturnType<typeof useMemberDraft> }

const roles = [
  { id: 'OWNER', name: roleNames.OWNER, hint: teamScreenMessages.ownerHint },
  { id: 'MANAGER', name: roleNames.MANAGER, hint: teamScreenMessages.adminHint },
  { id: 'RESTRICTED', name: roleNames.RESTRICTED, hint: teamScreenMessages.restrictedHint },
] as const

const longest = 25

/** Step 1: who it is, and the role in the account where one may choose it. */
export function DetailsStep({ who, entered }: DetailsStepProps) {
  const { form } = entered
  const me = useMe()
  const { errors } = form.formState
  const [first, last] = form.watch(['first_name', 'last_name'])
  const mayName = who === null || who.may.names
  const mayAddress = who === null || (who.state !== 'joined' && who.may.names)
  const count = (text: string) => <span className={styles.count}>{`${formatCount(text.trim().length)} of ${formatCount(longest)}`}</span>
  const ownName = mayName ? {} : { readOnly: true, hint: teamScreenMessages.nameOwn }
  return (
    <form
      className={styles.details}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void entered.next()
      }}
    >
      <div className={styles.names}>
        <TextField
          label="First name"
          aside={count(first)}
          autoComplete="off"
          autoFocus
          error={errors.first_name?.message}
          {...ownName}
          {...form.register('first_name')}
        />
        <TextField label="Last name" aside={count(last)} autoComplete="off" error={errors.last_name?.message} {...ownName} {...form.register('last_name')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        icon={<Mail size={16} strokeWidth={1.75} aria-hidden />}
        error={errors.email?.message}
        {...(mayAddress ? {} : { readOnly: true, hint: teamScreenMessages.emailOwn })}
        {...form.register('email')}
      />
      {(me.isOwner || me.isManager) && (
        <ChoiceCards
          label="Account role"
          options={roles.filter(({ id }) => id !== 'OWNER' || (me.isOwner && who?.state === 'joined'))}
          value={entered.role}
          onChange={entered.chooseRole}
          error={entered.roleProblem}
        />
      )}
      {/* a restricted user has theirs in the second step, with the groups */}
      {entered.role !== null && entered.role !== 'RESTRICTED' && (
        <LabelsField labels={entered.draft.labels} problem={undefined} onChange={(labels) => entered.changeDraft({ ...entered.draft, labels })} />
      )}
      {/* Enter in a field goes on */}
      <button type="submit" hidden />
    </form>
  )
}

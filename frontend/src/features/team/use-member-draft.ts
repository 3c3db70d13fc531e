import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { type Employee, MemberForm } from '../../../../shared/api/team.ts'
import { teamMessages } from '../../../../shared/team-messages.ts'
import { call } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { tellFailure } from '../../lib/tell-failure.ts'
import { type AccessDraft, draftOf, emptyDraft, labelsProblem, type Problem, problemOf, sentOf } from './access-draft.ts'
import { tellSent } from './tell-sent.ts'

type Role = 'OWNER' | 'MANAGER' | 'RESTRICTED'
type Details = v.InferOutput<typeof MemberForm>

/** Everything entered in the dialog and its two steps. `who` is null for somebody new, `group` the id of the one the dialog is about. */
export function useMemberDraft(who: Employee | null, group: string | null, onDone: () => void) {
  const me = useMe()
  const [first] = useState(() => ({
    role: firstRole(who, me.isOwner || me.isManager, group),
    draft: who ? draftOf(who) : { ...emptyDraft, groups: group === null ? [] : [group] },
  }))
  const [role, setRole] = useState(first.role)
  const [draft, setDraft] = useState<AccessDraft>(first.draft)
  const [step, setStep] = useState<1 | 2>(1)
  const [busy, setBusy] = useState(false)
  const [roleProblem, setRoleProblem] = useState<string | undefined>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<v.InferInput<typeof MemberForm>, unknown, Details>({
    resolver: standardSchemaResolver(MemberForm),
    defaultValues: { first_name: who?.first_name ?? '', last_name: who?.last_name ?? '', email: who?.email ?? '' },
  })
  const { isDirty } = form.formState

  const save = async (details: Details) => {
    setBusy(true)
    const before = who?.entities.map(({ entity_gid }) => entity_gid) ?? []
    const access = role === 'RESTRICTED' ? sentOf(draft, before) : { labels: [...draft.labels] }
    const known = who ? { user_gid: who.user_gid, version: who.version } : {}
    try {
      const { employee } = await call('POST /employees', { body: { ...details, access: role, ...access, ...known } })
      tellSent(employee, who ? teamMessages.updated : teamMessages.sent)
      onDone()
    } catch (error) {
      tellFailure(error)
      setBusy(false)
    }
  }
  const askRole = () => setRoleProblem(role ? undefined : teamMessages.roleRequired)
  return {
    form,
    role,
    roleProblem,
    draft,
    problem,
    step,
    busy,
    isChanged: isDirty || role !== first.role || JSON.stringify(draft) !== JSON.stringify(first.draft),
    chooseRole: (chosen: Role) => {
      setRole(chosen)
      setRoleProblem(undefined)
    },
    changeDraft: (changed: AccessDraft) => {
      setDraft(changed)
      setProblem(null)
    },
    back: () => setStep(1),
    /** An account admin is done after the first step. */
    next: form.handleSubmit(async (details) => {
      askRole()
      if (role === 'RESTRICTED') setStep(2)
      // the field itself says what is wrong with its labels
      else if (role && labelsProblem(draft.labels) === null) await save(details)
    }, askRole),
    send: async () => {
      const found = problemOf(draft)
      setProblem(found)
      if (!found) await form.handleSubmit(save)()
    },
  }
}

/** Who may not choose invites restricted users, and an invitation to a group is of one unless said. */
function firstRole(who: Employee | null, choosesRole: boolean, group: string | null): Role | null {
  if (who) return who.access === 'ADVOCATE' ? null : who.access
  return choosesRole && group === null ? null : 'RESTRICTED'
}

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Entity } from '../../../../shared/api/entities.ts'
import { groupMessages } from '../../../../shared/group-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { useMe } from '../../lib/me.tsx'
import { showToast } from '../../lib/toast.ts'
import { useFirstAnswer } from '../../lib/use-first-answer.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './group-dialog.module.css'
import { type GroupChoices, GroupFields } from './group-fields.tsx'
import { bodyOf, editOf, emptyForm, formOf, GroupForm, type GroupSaved } from './group-form.ts'
import { LimitField } from './limit-field.tsx'
import { PublishingField } from './publishing-field.tsx'
import { ShortenerField } from './shortener-field.tsx'
import { useGroupChoices, useProfileGroup } from './use-profile-groups.ts'

type GroupDialogProps = { /** null: a new one */ id: string | null; onClose: () => void }

const titleOf = (id: string | null) => (id === null ? 'Add profile group' : 'Edit profile group')

/** Adds or edits a profile group. The form is shown once what it is about has loaded. */
export default function GroupDialog({ id, onClose }: GroupDialogProps) {
  const choices = useGroupChoices()
  const group = useProfileGroup(id)
  const failed = choices.data ? group : choices
  // what was read when it opened is what is edited: a later reading would not say what was changed meanwhile
  const entity = useFirstAnswer(group)?.entity ?? null
  if (choices.data && (id === null || entity)) return <Form choices={choices.data} entity={entity} onClose={onClose} />
  return (
    <Dialog title={titleOf(id)} width={620} height={480} onClose={onClose}>
      <div className={styles.loading} role="status">
        {failed.error && !failed.isValidating ? (
          <EmptyState
            icon={CircleAlert}
            title={sentenceOf(failed.error, screenMessages.groups.oneNotLoaded)}
            action={<Button onClick={failed.retry}>Try again</Button>}
          />
        ) : (
          <>
            <Spinner size={24} />
            <span className="sr-only">Loading</span>
          </>
        )}
      </div>
    </Dialog>
  )
}

type FormProps = { choices: GroupChoices; entity: Entity | null; onClose: () => void }

function Form({ choices, entity, onClose }: FormProps) {
  const me = useMe()
  const { busy, save } = useSaving()
  const [pictureBusy, setPictureBusy] = useState(false)
  const form = useForm<GroupForm, unknown, GroupSaved>({
    resolver: standardSchemaResolver(GroupForm),
    mode: 'onTouched',
    defaultValues: entity ? formOf(entity, me.account.timezone) : emptyForm(me.account.timezone),
  })
  const submit = form.handleSubmit((values) => {
    if (pictureBusy) return showToast({ kind: 'info', message: messages.busy })
    return save(async () => {
      const body = bodyOf(values, entity?.picture ?? null)
      if (entity) await call('PATCH /entities/{id}', { params: { id: entity.entity_gid }, body: { ...body, ...editOf(values), version: entity.version } })
      else await call('POST /entities', { body })
      showToast({ kind: 'success', message: entity ? groupMessages.updated : groupMessages.created })
      onClose()
    })
  })
  return (
    <FormProvider {...form}>
      <Dialog
        title={titleOf(entity?.entity_gid ?? null)}
        width={620}
        busy={busy}
        onClose={onClose}
        foot={<SaveButtons form="group-form" busy={busy} onClose={onClose} />}
      >
        <form id="group-form" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <GroupFields choices={choices} onPictureBusy={setPictureBusy} />
          {entity && (
            <>
              <ShortenerField />
              <PublishingField group={entity.name} />
            </>
          )}
          {entity && (
            <section className={styles.part} aria-labelledby="limits-title">
              <h3 id="limits-title">Limits</h3>
              <div className={styles.two}>
                <LimitField name="max_users" label="Maximum users" />
                <LimitField name="max_profiles" label="Maximum profiles" />
              </div>
            </section>
          )}
        </form>
      </Dialog>
    </FormProvider>
  )
}

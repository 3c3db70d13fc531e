import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { TemplateRow } from '../../../../shared/api/templates.ts'
import { TemplateName } from '../../../../shared/templates/content.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './templates-dialog.module.css'
import { rename } from './use-templates.ts'

const form = 'template-name'
const NameForm = v.object({ name: TemplateName })

/** Gives a template another name. */
export default function NameDialog({ template, onClose }: { template: TemplateRow; onClose: () => void }) {
  const { busy, failure, send } = useSending()
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof NameForm>, unknown, v.InferOutput<typeof NameForm>>({
    resolver: standardSchemaResolver(NameForm),
    defaultValues: { name: template.name },
  })
  const submit = handleSubmit(({ name }) =>
    send(async () => {
      if (name !== template.name) await rename(template, name)
      onClose()
    }),
  )
  return (
    <Dialog
      title="Rename report template"
      width={450}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save="Rename" saving="Renaming" />}
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <TextField label="Name" autoFocus autoComplete="off" dir="auto" error={formState.errors.name?.message} {...register('name')} />
        <div role="alert">{failure && <FieldProblem message={failure} />}</div>
      </form>
    </Dialog>
  )
}

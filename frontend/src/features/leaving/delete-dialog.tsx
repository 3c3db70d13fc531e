import { type ReactNode, useState } from 'react'
import { leavingScreenMessages } from '../../../../shared/leaving-messages.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldProblem, TextField } from '../../ui/text-field.tsx'
import styles from './leaving.module.css'

const form = 'delete'
const words = leavingScreenMessages.deletion

export type Typed = { name: string; password: string; code?: string }
type DeleteDialogProps = {
  title: string
  action: string
  /** what goes, as a list */
  children: ReactNode
  /** the name that has to be typed, where one has */
  name?: string
  asksCode: boolean
  onConfirm: (typed: Typed) => Promise<void>
  onClose: () => void
}

/** Asks for what only the person themselves knows, before what cannot be taken back. */
export function DeleteDialog({ title, action, children, name, asksCode, onConfirm, onClose }: DeleteDialogProps) {
  const [typed, setTyped] = useState({ name: '', password: '', code: '' })
  const field = (of: keyof typeof typed) => ({
    name: of === 'name' ? 'account' : of,
    value: typed[of],
    onChange: ({ target }: { target: { value: string } }) => setTyped((before) => ({ ...before, [of]: target.value })),
  })
  const { busy, failure, onSubmit } = useSubmit(() => {
    const { code, ...rest } = typed
    return onConfirm(asksCode ? { ...rest, code } : rest)
  })
  return (
    <Dialog
      title={title}
      width={520}
      role="alertdialog"
      busy={busy}
      onClose={onClose}
      foot={
        <>
          <Button look="ghost" onClick={() => !busy && onClose()}>
            Cancel
          </Button>
          <Button type="submit" form={form} className={styles.danger} aria-disabled={busy || undefined}>
            {busy ? words.busy : action}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.dialog} noValidate onSubmit={onSubmit}>
        {children}
        {name !== undefined && <TextField label={words.typeName(name)} autoComplete="off" autoFocus spellCheck={false} maxLength={200} {...field('name')} />}
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          autoFocus={name === undefined}
          maxLength={200}
          {...field('password')}
        />
        {asksCode && <TextField label="Code" hint={words.codeHint} autoComplete="one-time-code" spellCheck={false} maxLength={50} {...field('code')} />}
        <div role="alert" className={styles.alert}>
          {failure && <FieldProblem message={failure} />}
        </div>
      </form>
    </Dialog>
  )
}

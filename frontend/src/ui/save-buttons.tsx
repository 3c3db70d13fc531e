import { Button } from './button.tsx'

type SaveButtonsProps = {
  /** id of the form that they are of */
  form: string
  busy: boolean
  onClose: () => void
  close?: string
  save?: string
  saving?: string
}

/** At the foot of a dialog with a form. Neither is disabled while it is busy: what is disabled loses the focus. */
export function SaveButtons({ form, busy, onClose, close = 'Cancel', save = 'Save', saving = 'Saving' }: SaveButtonsProps) {
  return (
    <>
      <Button look="ghost" onClick={() => !busy && onClose()} aria-disabled={busy || undefined}>
        {close}
      </Button>
      <Button look="primary" type="submit" form={form} aria-disabled={busy || undefined}>
        {busy ? saving : save}
      </Button>
    </>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import type { UploadedFont } from '../../../../shared/branding/brand.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { showToast } from '../../lib/toast.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { useSending } from '../../lib/use-submit.ts'
import { Button } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import field from '../../ui/field.module.css'
import { SaveButtons } from '../../ui/save-buttons.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import { sendFont } from './send-font.ts'
import styles from './upload-font-dialog.module.css'

const form = 'upload-font'
const accepted = '.woff2,.woff,.ttf,.otf'

type UploadFontDialogProps = { onUploaded: (font: UploadedFont) => void; onClose: () => void }

/** One file, and the word of whoever sends it that they may. */
export function UploadFontDialog({ onUploaded, onClose }: UploadFontDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [licensed, setLicensed] = useState(false)
  const [asked, setAsked] = useState(false)
  const { busy, failure, forgetFailure, send } = useSending()
  const choose = (chosen: File | undefined) => {
    if (!chosen || busy) return
    forgetFailure()
    setFile(chosen)
  }
  const drop = useFileDrop(([dropped]) => choose(dropped))
  const submit = (event: FormEvent) => {
    // the form of branding is around it in the tree, not on the page
    event.stopPropagation()
    event.preventDefault()
    setAsked(true)
    if (!file || !licensed) return
    void send(async () => {
      const font = await sendFont(file)
      showToast({ kind: 'success', message: fontMessages.uploaded(font.name) })
      onUploaded(font)
    })
  }
  const problem = failure ?? (asked && !file ? fontMessages.choose : null)
  return (
    <Dialog
      title={words.uploadFont}
      width={480}
      busy={busy}
      onClose={onClose}
      foot={<SaveButtons form={form} busy={busy} onClose={onClose} save={words.upload} saving={words.uploading} />}
    >
      <form id={form} noValidate className={styles.form} onSubmit={submit}>
        <div className={field.field}>
          <span className={field.label}>{words.fontFile}</span>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            onChange={({ target }) => {
              choose(target.files?.[0])
              // the same file again is a change as well
              target.value = ''
            }}
          />
          <div className={styles.file} data-over={drop.over || undefined} {...drop.handlers}>
            <Button onClick={() => input.current?.click()} aria-describedby="font-file-about" autoFocus>
              {file ? words.replaceFile : words.chooseFile}
            </Button>
            <span className={styles.name} dir="auto">
              {file?.name ?? ''}
            </span>
          </div>
          <div id="font-file-about" role="status">
            {problem ? <FieldProblem message={problem} /> : <p className={field.hint}>{words.fontFileHint}</p>}
          </div>
        </div>
        <div className={field.field}>
          <label className={styles.licence}>
            <CheckBox checked={licensed} aria-describedby="font-licence-about" onToggle={() => setLicensed((before) => !before)} />
            <span>{words.licensed}</span>
          </label>
          <div id="font-licence-about" role="status">
            {asked && !licensed ? <FieldProblem message={fontMessages.unlicensed} /> : <p className={field.hint}>{words.licensedHint}</p>}
          </div>
        </div>
      </form>
    </Dialog>
  )
}

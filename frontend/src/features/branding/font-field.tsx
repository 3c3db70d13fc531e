import { useState } from 'react'
import type { UploadedFont } from '../../../../shared/branding/brand.ts'
import { type FontId, fontIds } from '../../../../shared/branding/font-ids.ts'
import { fonts } from '../../../../shared/branding/fonts.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { fontMessages } from '../../../../shared/font-messages.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../lib/toast.ts'
import { useSaving } from '../../lib/use-saving.ts'
import { useUploadedFaces } from '../../ui/brand/uploaded-faces.ts'
import { headFamily } from '../../ui/brand/variables.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormSelect } from '../../ui/form-select.tsx'
import styles from './font-field.module.css'
import { UploadFontDialog } from './upload-font-dialog.tsx'

/** One of ours, or one that was uploaded. */
type Chosen = { font: FontId | null; font_file: UploadedFont | null }
type FontFieldProps = Chosen & {
  /** what nothing chosen means, in words */
  usual: string
  uploaded: readonly UploadedFont[]
  onChange: (chosen: Chosen) => void
}

const usualId = 'usual'
const fileId = (id: string) => `file:${id}`

/** The font of titles, and the fonts that were uploaded to choose from. */
export function FontField({ font, font_file, usual, uploaded, onChange }: FontFieldProps) {
  const [uploading, setUploading] = useState(false)
  const [removing, setRemoving] = useState<UploadedFont | null>(null)
  const { save } = useSaving()
  useUploadedFaces(uploaded)
  // one that somebody else removed is no longer among them
  const isThere = font_file !== null && uploaded.some(({ id }) => id === font_file.id)
  const choose = (id: string) => onChange({ font: fontIds.find((one) => one === id) ?? null, font_file: uploaded.find((one) => fileId(one.id) === id) ?? null })
  const remove = ({ id }: UploadedFont) =>
    save(async () => {
      await call('DELETE /branding/fonts/{id}', { params: { id } })
      if (font_file?.id === id) onChange({ font, font_file: null })
      setRemoving(null)
      showToast({ kind: 'success', message: fontMessages.removed })
    })
  return (
    <div>
      <FormSelect
        label={words.font}
        options={[
          { id: usualId, label: usual },
          ...fontIds.map((id) => ({ id, label: fonts[id].name, hint: fonts[id].kind === 'serif' ? words.serifs : null })),
          ...uploaded.map(({ id, name }) => ({ id: fileId(id), label: name, hint: words.uploaded })),
        ]}
        value={font_file && isThere ? fileId(font_file.id) : (font ?? usualId)}
        onChange={choose}
      />
      <p className={styles.hint}>{words.fontHint}</p>
      {uploaded.length > 0 && (
        <ul className={styles.fonts} aria-label={words.uploadedFonts}>
          {uploaded.map((one) => (
            <li key={one.id}>
              <span className={styles.name} dir="auto" style={{ fontFamily: headFamily({ font: null, font_file: one }) }}>
                {one.name}
              </span>
              <Button look="ghost" size="small" aria-label={`Remove ${one.name}`} onClick={() => setRemoving(one)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" className={styles.upload} onClick={() => setUploading(true)}>
        {words.uploadFont}
      </Button>
      {uploading && (
        <UploadFontDialog
          onClose={() => setUploading(false)}
          onUploaded={(sent) => {
            setUploading(false)
            onChange({ font: null, font_file: sent })
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={words.removeFont}
          question={words.removeFontAbout(removing.name)}
          action="Remove"
          busyAction="Removing"
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  )
}

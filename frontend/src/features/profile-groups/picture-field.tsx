import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { pictureTypes } from '../../../../shared/profile-groups.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import type { GroupForm } from './group-form.ts'
import styles from './picture-field.module.css'
import { sendPicture } from './send-picture.ts'

type PictureFieldProps = { onBusy: (busy: boolean) => void }

/** The picture of a group as it will be shown; a file can be chosen or dropped. */
export function PictureField({ onBusy }: PictureFieldProps) {
  const { control } = useFormContext<GroupForm>()
  const { field } = useController({ control, name: 'picture' })
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    setProblem(null)
    setBusy(true)
    onBusy(true)
    try {
      field.onChange((await sendPicture(file)).id)
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setBusy(false)
      onBusy(false)
    }
  }
  const drop = useFileDrop(([file]) => void take(file))
  const choose = () => input.current?.click()
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // the same file again is a change as well
          target.value = ''
        }}
      />
      <button
        type="button"
        className={styles.picture}
        data-over={drop.over || undefined}
        data-invalid={problem ? true : undefined}
        data-empty={field.value === null || undefined}
        aria-describedby={problem ? 'picture-problem' : undefined}
        onClick={choose}
        {...drop.handlers}
      >
        {busy ? (
          <>
            <Spinner />
            <span className="sr-only" role="status">
              {screenMessages.groups.reading}
            </span>
          </>
        ) : field.value === null ? (
          <>
            <Image size={24} strokeWidth={1.5} aria-hidden />
            <span>
              Picture
              <br />
              150 × 150
            </span>
          </>
        ) : (
          <img src={`/api/pictures/${field.value}`} width={150} height={150} alt="Of the profile group" />
        )}
      </button>
      {field.value !== null && !busy && (
        <div className={styles.actions}>
          <Button look="ghost" size="small" onClick={choose}>
            Change
          </Button>
          <Button look="ghost" size="small" onClick={() => field.onChange(null)}>
            Remove
          </Button>
        </div>
      )}
      {problem ? (
        <FieldProblem id="picture-problem" message={problem} />
      ) : (
        field.value === null && <p className={styles.soft}>{screenMessages.groups.pictureHint}</p>
      )}
    </div>
  )
}

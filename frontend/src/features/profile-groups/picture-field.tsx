import { Image } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { usePictureUpload } from '../../lib/use-picture-upload.ts'
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
  const { busy, problem, drop, choose, input } = usePictureUpload(sendPicture, ({ id }) => field.onChange(id), onBusy)
  return (
    <div className={styles.field}>
      <input {...input} />
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

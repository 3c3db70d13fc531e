import { Image } from 'lucide-react'
import type { Logo } from '../../../../shared/branding/brand.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { usePictureUpload } from '../../lib/use-picture-upload.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import { Spinner } from '../../ui/spinner.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './logo-field.module.css'
import { sendLogo } from './send-logo.ts'

type LogoFieldProps = { value: Logo | null; onChange: (logo: Logo | null) => void; onBusy: (busy: boolean) => void }

/** The logo as it is drawn on paper; a file can be chosen or dropped. */
export function LogoField({ value, onChange, onBusy }: LogoFieldProps) {
  const { busy, problem, drop, choose, input } = usePictureUpload(sendLogo, onChange, onBusy)
  return (
    <div className={field.field}>
      <span className={field.label} id="logo-label">
        {words.logo}
      </span>
      <input {...input} />
      <div className={styles.row} data-over={drop.over || undefined} {...drop.handlers}>
        <div className={styles.paper}>
          {busy ? (
            <span role="status">
              <Spinner />
              <span className="sr-only">Reading the picture</span>
            </span>
          ) : value ? (
            <img src={`/api/pictures/${value.id}`} width={value.width} height={value.height} alt={words.logo} />
          ) : (
            <Image size={24} strokeWidth={1.5} aria-hidden />
          )}
        </div>
        <Button onClick={choose} aria-describedby={problem ? 'logo-problem' : 'logo-hint'}>
          {value ? 'Replace' : 'Choose a file'}
        </Button>
        {value && (
          <Button look="ghost" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </div>
      {problem ? (
        <FieldProblem id="logo-problem" message={problem} />
      ) : (
        <p className={field.hint} id="logo-hint">
          {words.logoHint}
        </p>
      )}
    </div>
  )
}

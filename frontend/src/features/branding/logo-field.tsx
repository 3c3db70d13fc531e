import { Image } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Logo } from '../../../../shared/branding/brand.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { pictureTypes } from '../../../../shared/profile-groups.ts'
import { sentenceOf } from '../../lib/api.ts'
import { useFileDrop } from '../../lib/use-file-drop.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import { Spinner } from '../../ui/spinner.tsx'
import { FieldProblem } from '../../ui/text-field.tsx'
import styles from './logo-field.module.css'
import { sendLogo } from './send-logo.ts'

type LogoFieldProps = { value: Logo | null; onChange: (logo: Logo | null) => void; onBusy: (busy: boolean) => void }

/** The logo as it is drawn on paper; a file can be chosen or dropped. */
export function LogoField({ value, onChange, onBusy }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    if (!file || busy) return
    setProblem(null)
    setBusy(true)
    onBusy(true)
    try {
      onChange(await sendLogo(file))
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
    <div className={field.field}>
      <span className={field.label} id="logo-label">
        {words.logo}
      </span>
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

import { Check } from 'lucide-react'
import * as v from 'valibot'
import { Color, nearestColor, ratioText } from '../../../../shared/branding/choices.ts'
import { contrast } from '../../../../shared/branding/contrast.ts'
import { shadesOf } from '../../../../shared/branding/palette.ts'
import { brandingScreenMessages as words } from '../../../../shared/branding-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './color-field.module.css'

const swatches = ['#1f4d3f', '#3b5bdb', '#7e2500', '#673257', '#14181f'] as const
const digits = (color: string) => color.replace('#', '').toUpperCase()

type ColorFieldProps = { value: string; placeholder: string; onChange: (color: string) => void }

/** A colour as six digits, and whether words can be read on it: one on which they cannot is told, with the nearest on which they can. */
export function ColorField({ value, placeholder, onChange }: ColorFieldProps) {
  const checked = value.trim() === '' ? null : v.safeParse(Color, value)
  const isColor = /^#?[\da-f]{6}$/i.test(value.trim())
  const nearest = isColor && checked?.success === false ? nearestColor(`#${digits(value.trim()).toLowerCase()}`) : null
  // while somebody types, too few digits are no mistake yet
  const problem = checked?.success === false && (isColor || digits(value).length >= 6) ? checked.issues[0].message : undefined
  return (
    <div>
      <div className={styles.row}>
        <TextField
          label={words.color}
          className={styles.digits}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          maxLength={7}
          icon={<span aria-hidden>#</span>}
          value={value}
          error={problem}
          onChange={({ target }) => onChange(target.value)}
        />
        <fieldset className={styles.swatches} aria-label="Colours">
          {swatches.map((color) => (
            <button
              key={color}
              type="button"
              ref={(button) => {
                button?.style.setProperty('background', color)
              }}
              aria-label={digits(color)}
              aria-pressed={digits(value) === digits(color)}
              onClick={() => onChange(digits(color))}
            />
          ))}
        </fieldset>
      </div>
      <div role="status">
        {nearest && (
          <Button size="small" className={styles.take} onClick={() => onChange(digits(nearest))}>
            {words.take(digits(nearest))}
          </Button>
        )}
        {checked?.success && <Passes color={checked.output} />}
      </div>
    </div>
  )
}

function Passes({ color }: { color: string }) {
  const { light, dark } = shadesOf(color)
  return (
    <>
      <p className={styles.passes}>
        <Check size={14} strokeWidth={2} aria-hidden />
        {words.colorPasses(ratioText(contrast(color, '#ffffff')))}
      </p>
      {(light.series === null || dark.series === null) && <p className={styles.note}>{words.seriesKept}</p>}
    </>
  )
}

import { Globe } from 'lucide-react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { useController, useFormContext } from 'react-hook-form'
import { addDays, dateIn, displayZone, formatDay, instantOf, zoneName } from '../../../../shared/dates/index.ts'
import { cx } from '../../lib/cx.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { ComboButton, ComboList } from '../../ui/combo-list.tsx'
import field from '../../ui/field.module.css'
import { FieldProblem } from '../../ui/text-field.tsx'
import { clockChanges } from '../dates/clock-changes.ts'
import styles from './zone-field.module.css'

/** "GMT now, BST from 28 Mar", or "UTC" where clocks never change. */
function clockOf(zone: string): string {
  const now = serverNow()
  const today = dateIn(now, zone)
  const [change] = clockChanges({ from: today, to: addDays(today, 365) }, zone)
  const name = zoneName(now, zone)
  if (!change) return name
  return `${name} now, ${zoneName(instantOf(`${change.date}T23:00`, zone), zone)} from ${formatDay(change.date)}`
}

/** The zone whose clock the sends follow. */
export function ZoneField() {
  const { control } = useFormContext<{ timezone: string }>()
  const { field: timezone, fieldState } = useController({ control, name: 'timezone' })
  const known = Intl.supportedValuesOf('timeZone')
  const zones = known.includes(timezone.value) ? known : [timezone.value, ...known]
  return (
    <div>
      <ComboBox
        className={field.field ?? ''}
        selectedKey={timezone.value}
        onSelectionChange={(key) => key !== null && timezone.onChange(String(key))}
        defaultItems={zones.map((id) => ({ id, label: displayZone(id) }))}
        menuTrigger="focus"
      >
        <Label className={field.label ?? ''}>Timezone</Label>
        <div className={field.control}>
          <Globe size={16} strokeWidth={1.75} aria-hidden />
          <Input className={cx(field.input, styles.input)} style={{ width: `${displayZone(timezone.value).length + 1}ch` }} />
          <span className={styles.clock}>{clockOf(timezone.value)}</span>
          <ComboButton label="Timezones" />
        </div>
        <ComboList label="Timezones" />
      </ComboBox>
      {fieldState.error?.message && <FieldProblem message={fieldState.error.message} />}
    </div>
  )
}

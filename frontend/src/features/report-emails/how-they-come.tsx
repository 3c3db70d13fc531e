import { CalendarClock, CalendarDays, FileText, Globe, Hash, Layers, type LucideIcon, Pause } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EmailChoices } from '../../../../shared/api/email-choices.ts'
import type { ReportEmails } from '../../../../shared/api/recipients.ts'
import { addDays, dateIn, displayZone, formatDate, fullWeekdayNames } from '../../../../shared/dates/index.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { dateFormats, houseFormats, inFormats, numberFormats } from '../../../../shared/formats.ts'
import { recipientWords as words } from '../../../../shared/recipient-messages.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { FormSelect } from '../../ui/form-select.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import styles from './how-they-come.module.css'
import type { Choose } from './use-choose.ts'

const numbers = numberFormats.map((number) => ({ id: number, label: inFormats({ ...houseFormats, number }, () => formatFigure(1234.56, 'ratio')) }))
const dates = dateFormats.map((date) => ({ id: date, label: inFormats({ ...houseFormats, date }, () => formatDate('2026-11-20')) }))
const asScheduled = 'as scheduled'
const days = fullWeekdayNames.map((label, day) => ({ id: String(day), label }))
const fourWeeks = 28

function Row({ icon: Icon, label, hint, children }: { icon: LucideIcon; label: string; hint?: string; children: ReactNode }) {
  return (
    <li>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <p aria-hidden>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </p>
      <div className={styles.choice}>{children}</div>
    </li>
  )
}

/** Pause, day of the week, attachment or link, and how figures, dates and times are written; for one report or all. Each is saved as it is chosen. */
export function HowTheyCome({ emails: { report, chosen }, choose }: { emails: ReportEmails; choose: Choose }) {
  const [which, setWhich] = useState<'report' | 'all'>(report ? 'report' : 'all')
  const save = (choices: Partial<EmailChoices>) => choose({ which, ...choices })
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([own, ...(chosen.timezone ? [chosen.timezone] : [])])]
  const today = dateIn(serverNow(), report?.timezone ?? own)
  const planned = which === 'report' ? fullWeekdayNames[report?.weekday ?? -1] : undefined
  const isPaused = chosen.paused_until !== null && chosen.paused_until > today
  const [isRefused, setRefused] = useState(false)
  const pauseUntil = async (field: HTMLInputElement) => {
    if (field.value === chosen.paused_until) return
    const isDay = field.value !== '' && field.validity.valid
    setRefused(!isDay)
    const isSaved = isDay && (await save({ paused_until: field.value }))
    // no date stands there that does not hold
    if (!isSaved) field.value = chosen.paused_until ?? ''
  }
  return (
    <ul className={styles.rows}>
      {report && (
        <Row icon={Layers} label={words.applies}>
          <Segmented
            label={words.applies}
            options={[
              { id: 'report', label: words.one },
              { id: 'all', label: words.every },
            ]}
            value={which}
            onChange={setWhich}
          />
        </Row>
      )}
      <Row icon={Pause} label={words.state}>
        <Segmented
          label={words.state}
          options={[
            { id: 'on', label: words.on },
            { id: 'pause', label: words.pause },
          ]}
          value={isPaused ? 'pause' : 'on'}
          onChange={(state) => void save({ paused_until: state === 'on' ? null : addDays(today, fourWeeks) })}
        />
        {isPaused && (
          <label className={styles.until}>
            {words.until}
            <input
              type="date"
              key={chosen.paused_until}
              defaultValue={chosen.paused_until ?? undefined}
              min={addDays(today, 1)}
              onBlur={({ target }) => void pauseUntil(target)}
            />
          </label>
        )}
        {isPaused && isRefused && (
          <small className={styles.refused} role="alert">
            {words.untilLater}
          </small>
        )}
      </Row>
      <Row icon={CalendarClock} label={words.day}>
        <FormSelect
          label={words.day}
          hideLabel
          options={[{ id: asScheduled, label: words.dayOfRun(planned) }, ...days]}
          value={chosen.weekday === null ? asScheduled : String(chosen.weekday)}
          onChange={(day) => void save({ weekday: day === asScheduled ? null : Number(day) })}
        />
      </Row>
      <Row icon={FileText} label={words.format}>
        <Segmented
          label={words.format}
          options={[
            { id: 'attached', label: words.attached },
            { id: 'link', label: words.linkOnly },
          ]}
          value={chosen.link_only ? 'link' : 'attached'}
          onChange={(format) => void save({ link_only: format === 'link' })}
        />
      </Row>
      <Row icon={Hash} label={words.numbers} hint={words.inPdf}>
        <FormSelect label={words.numbers} hideLabel options={numbers} value={chosen.number_format} onChange={(number_format) => void save({ number_format })} />
      </Row>
      <Row icon={CalendarDays} label={words.dates} hint={words.inPdf}>
        <FormSelect label={words.dates} hideLabel options={dates} value={chosen.date_format} onChange={(date_format) => void save({ date_format })} />
      </Row>
      {report && (
        <Row icon={Globe} label={words.zone}>
          <FormSelect
            label={words.zone}
            hideLabel
            options={[{ id: asScheduled, label: words.zoneOf(displayZone(report.timezone)) }, ...zones.map((id) => ({ id, label: displayZone(id) }))]}
            value={chosen.timezone ?? asScheduled}
            onChange={(zone) => void save({ timezone: zone === asScheduled ? null : zone })}
          />
        </Row>
      )}
    </ul>
  )
}

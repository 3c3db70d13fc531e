import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { type AccountChoice, type CheckedFile, type DateOrder, dateOrders } from '../../../../shared/api/import-job.ts'
import { importScreenMessages } from '../../../../shared/import-screen-messages.ts'
import { serverNow } from '../../lib/server-clock.ts'
import field from '../../ui/field.module.css'
import styles from './map-columns.module.css'
import type { Said } from './use-import.ts'

type Unsaid = CheckedFile['unsaid']
/** What somebody says of it now. */
export type Heard = Pick<Said, 'dateOrder' | 'currency' | 'year' | 'rowsOf'>

const { dateOrder: orderWords, dateOrders: orders, currency: currencyWords, year: yearWords, account: accountWords, notSaid } = importScreenMessages
const { unsaidHint, yearHint, accountHint, accountByUsername, accountsMore } = importScreenMessages

const hintOf = ({ more, by_username }: AccountChoice): string =>
  [accountHint, ...(more > 0 ? [accountsMore(more)] : []), ...(by_username ? [accountByUsername] : [])].join(' ')

/** What a file leaves open, in a few words. */
export const unsaidWords = ({ date_order, currency, year, rows_of }: Unsaid): string =>
  [
    ...(date_order === undefined ? [] : [orderWords]),
    ...(currency === undefined ? [] : [currencyWords]),
    ...(year === undefined ? [] : [yearWords]),
    ...(rows_of === undefined ? [] : [accountWords]),
  ].join(', ')

type UnsaidFieldsProps = { unsaid: Unsaid; accounts: AccountChoice | null; heard: Heard; onHear: (heard: Heard) => void }

/** A field for each thing that the file leaves open. */
export function UnsaidFields({ unsaid, accounts, heard, onHear }: UnsaidFieldsProps) {
  if (unsaidWords(unsaid) === '') return null
  const { date_order, currency, year, rows_of } = unsaid
  const isOrder = (text: string): text is DateOrder => dateOrders.some((one) => one === text)
  return (
    <div className={styles.unsaid}>
      {date_order !== undefined && (
        <Choice
          label={orderWords}
          options={dateOrders.map((id) => [id, orders[id]])}
          said={date_order}
          value={heard.dateOrder ?? date_order}
          hint={unsaidHint}
          onChange={(id) => isOrder(id) && onHear({ ...heard, dateOrder: id })}
        />
      )}
      {currency !== undefined && (
        <Choice
          label={currencyWords}
          options={currencies()}
          said={currency}
          value={heard.currency ?? currency}
          hint={unsaidHint}
          onChange={(code) => onHear({ ...heard, currency: code })}
        />
      )}
      {year !== undefined && (
        <Choice
          label={yearWords}
          options={recentYears().map((one) => [one, one])}
          said={year}
          value={heard.year ?? year}
          hint={yearHint}
          onChange={(one) => onHear({ ...heard, year: one })}
        />
      )}
      {rows_of !== undefined && accounts && (
        <Choice
          label={accountWords}
          options={accounts.accounts.map(({ id, name }) => [id, name])}
          said={rows_of}
          value={heard.rowsOf ?? rows_of}
          hint={hintOf(accounts)}
          onChange={(one) => onHear({ ...heard, rowsOf: one })}
        />
      )}
    </div>
  )
}

/** Exports without years are of a year at most; older files than these are rare. */
const recentYears = (): string[] => Array.from({ length: 8 }, (_, ago) => String(serverNow().getFullYear() - ago))

const currencies = (): [string, string][] => {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => [code, `${code}, ${names.of(code) ?? code}`])
}

type ChoiceProps = {
  label: string
  options: readonly (readonly [id: string, words: string])[]
  /** before: what was said once can be said otherwise, and not be taken back */
  said: string | null
  value: string | null
  hint: string
  onChange: (id: string) => void
}

/** The browser's own select, as beside each column. */
function Choice({ label, options, said, value, hint, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.select}>
        <select id={id} aria-describedby={`${id}-hint`} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
          {said === null && <option value="">{notSaid}</option>}
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <p className={field.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}

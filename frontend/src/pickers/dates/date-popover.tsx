import { CircleAlert, Equal, Globe } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { type DateRange, dayCount, displayZone, formatDay, formatDayCount, formatRange, today as todayIn } from '../../../../shared/dates/index.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { clockChanges } from './clock-changes.ts'
import { CompareOptions } from './compare-options.tsx'
import { DateEnds } from './date-ends.tsx'
import styles from './date-popover.module.css'
import { draftOf, draftProblem, type Ends, whole, withOption, withRange } from './draft.ts'
import { QuickRanges } from './quick-ranges.tsx'
import { TwoMonths } from './two-months.tsx'

type DatePopoverProps = {
  opener: RefObject<HTMLElement | null>
  range: DateRange
  prior: DateRange
  timezone: string
  /** false: there is nothing to compare with, and no second tab */
  compared: boolean
  onClose: () => void
  onSave: (next: { range: DateRange; prior: DateRange }) => void
}

const rangeText = (ends: Ends) => {
  const both = whole(ends)
  return both ? formatRange(both.from, both.to) : 'Choose both dates'
}

/** Report dates and what they are compared with. Nothing changes until Save. Days are those of the report's zone. */
export default function DatePopover({ opener, range, prior, timezone, compared: isCompared, onClose, onSave }: DatePopoverProps) {
  const today = todayIn(timezone, serverNow())
  const [draft, setDraft] = useState(() => draftOf(range, prior))
  const [refused, setRefused] = useState(false)
  const problem = refused ? draftProblem(draft, today) : null
  const current = whole(draft.range)
  const compared = whole(draft.prior)

  const save = () => {
    if (current && compared && !draftProblem(draft, today)) onSave({ range: current, prior: compared })
    else setRefused(true)
  }
  const foot = (facts: ReactNode) => (
    <div className={styles.foot}>
      <div className={styles.facts} role="status">
        {problem ? (
          <span className={styles.problem}>
            <CircleAlert size={14} strokeWidth={2} aria-hidden />
            <span>{problem}</span>
          </span>
        ) : (
          facts
        )}
      </div>
      <Button look="ghost" onClick={onClose}>
        Close
      </Button>
      <Button look="primary" onClick={save}>
        Save
      </Button>
    </div>
  )

  return (
    <Popover opener={opener} label="Dates" onClose={onClose} placement="bottom end">
      <I18nProvider locale="en-GB">
        <Tabs className={styles.popover}>
          <TabList className={styles.tabs} aria-label="Dates">
            <Tab id="report" className={styles.tab}>
              <span>Report dates:</span>
              <b>{rangeText(draft.range)}</b>
            </Tab>
            {isCompared && (
              <Tab id="compare" className={styles.tab}>
                <span>Compared to:</span>
                <b>{rangeText(draft.prior)}</b>
              </Tab>
            )}
          </TabList>
          <TabPanel id="report" className={styles.panel}>
            <div className={styles.body}>
              <QuickRanges today={today} range={current} onChoose={(ends) => setDraft(withRange(draft, ends))} />
              <div className={styles.months}>
                <DateEnds label="Report dates" ends={draft.range} today={today} onChange={(ends) => setDraft(withRange(draft, ends))} />
                <TwoMonths label="Report dates" range={current} today={today} timezone={timezone} onChange={(ends) => setDraft(withRange(draft, ends))} />
              </div>
            </div>
            {foot(
              <>
                <Globe size={14} strokeWidth={2} aria-hidden />
                <span>{displayZone(timezone)}</span>
                {current && <span>{`${formatDayCount(dayCount(current.from, current.to))}.`}</span>}
                {current &&
                  clockChanges(current, timezone)
                    .slice(0, 2)
                    .map(({ date, hours }) => (
                      <span key={date}>
                        <i className={styles.dot} aria-hidden="true" />
                        <span>{`${formatDay(date)} has ${hours} hours`}</span>
                      </span>
                    ))}
              </>,
            )}
          </TabPanel>
          <TabPanel id="compare" className={styles.panel}>
            <div className={styles.body}>
              <CompareOptions option={draft.option} range={current} onChoose={(option) => setDraft(withOption(draft, option))} />
              <div className={styles.months}>
                <DateEnds label="Compared to" ends={draft.prior} today={today} onChange={(ends) => setDraft({ ...draft, option: 'custom', prior: ends })} />
                <TwoMonths
                  label="Compared to"
                  range={compared}
                  today={today}
                  timezone={timezone}
                  muted
                  onChange={(ends) => setDraft({ ...draft, option: 'custom', prior: ends })}
                />
              </div>
            </div>
            {foot(
              current && compared ? (
                <>
                  <Equal size={14} strokeWidth={2} aria-hidden />
                  <span>{`${formatCount(dayCount(current.from, current.to))} vs ${formatCount(dayCount(compared.from, compared.to))} days`}</span>
                </>
              ) : null,
            )}
          </TabPanel>
        </Tabs>
      </I18nProvider>
    </Popover>
  )
}

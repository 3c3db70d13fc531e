import { ChevronDown, ChevronUp, Sparkles } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { figureMessages } from '../../../../shared/figure-messages.ts'
import { messages } from '../../../../shared/messages.ts'
import type { Citation, Summary } from '../../../../shared/narrative/schema.ts'
import type { Report } from '../../../../shared/reports/report.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useBlockMode } from '../mode.ts'
import { type Target, targetsOf } from './numbering.ts'
import styles from './summary.module.css'
import { useSummary } from './use-summary.ts'

type Props = { report: Report; targetOf: (cite: Citation) => Target; onTarget: (target: Target) => void }

/** The report in words. Each sentence carries the numbers of the blocks it rests on; the foot lists them. */
export function SummaryCard({ report, targetOf, onTarget }: Props) {
  const place = useRef<HTMLElement>(null)
  const body = useId()
  const [open, setOpen] = useState(true)
  const { summary, failed } = useSummary(report, place)
  const { mode } = useBlockMode()
  const busy = !summary && !failed
  // recipients get no card that says there is little to say
  if (mode === 'share' && summary && targetsOf(summary, targetOf).targets.length === 0) return null
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <section className={styles.card} ref={place} aria-busy={busy} data-summary>
      <h2>
        <button type="button" className={styles.head} aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
          <Sparkles size={16} strokeWidth={1.75} className={styles.mark} aria-hidden />
          <span className={styles.title}>{busy ? 'Generating report summary...' : 'Report summary'}</span>
          {summary && <span className={styles.about}>{screenMessages.blocks.summary}</span>}
          <Chevron size={18} strokeWidth={1.75} className={styles.chevron} data-off-paper aria-hidden />
        </button>
      </h2>
      <div id={body} hidden={!open}>
        {failed ? (
          <p className={styles.failed} role="alert">
            {messages.unable.generateSummary}
          </p>
        ) : summary ? (
          <Written summary={summary} targetOf={targetOf} onTarget={onTarget} />
        ) : (
          <Waiting />
        )}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <div className={styles.columns} role="status" aria-label="Generating report summary">
      {[5, 4, 4].map((lines, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three columns in a fixed order
        <div key={column} className={styles.waiting}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines in a fixed order
            <Skeleton key={line} height={14} width={line === lines - 1 ? '60%' : '100%'} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Written({ summary, targetOf, onTarget }: { summary: Summary } & Pick<Props, 'targetOf' | 'onTarget'>) {
  const { targets, numbers } = targetsOf(summary, targetOf)
  const { cited } = summary.summary
  if (targets.length === 0) return <p className={styles.failed}>{figureMessages.report.littleToSay}</p>
  const marks = (cites: readonly Citation[]) => (
    <span className={styles.cites}>
      {numbers(cites).map((number) => {
        const target = targets[number - 1]
        if (!target) return null
        return (
          <button
            key={number}
            type="button"
            className={styles.cite}
            aria-label={`${number}: based on ${target.title}`}
            title={target.title}
            onClick={() => onTarget(target)}
          >
            {number}
          </button>
        )
      })}
    </span>
  )
  const advice = (heading: string, list: Summary['conclusions']) =>
    list.length > 0 && (
      <div>
        <h3>{heading}</h3>
        <dl className={styles.advice}>
          {list.map(({ title, description, cites }) => (
            <div key={`${title} ${description}`}>
              <dt>{title}</dt>
              <dd>
                {description}
                {marks(cites)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )
  return (
    <>
      <div className={styles.columns}>
        {cited.summary.length > 0 && (
          <div>
            <p className={styles.lead}>
              {cited.summary.map(({ text, cites }) => (
                <span key={text}>
                  {text}
                  {marks(cites)}{' '}
                </span>
              ))}
            </p>
            {cited.highlights.length > 0 && (
              <>
                <h3>Highlights</h3>
                <ul className={styles.highlights}>
                  {cited.highlights.map(({ text, cites }) => (
                    <li key={text}>
                      {text}
                      {marks(cites)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
        {advice('Conclusions', summary.conclusions)}
        {advice('Recommendations', summary.recommendations)}
      </div>
      <div className={styles.foot}>
        <span>Sources</span>
        {targets.map((target, index) => (
          <button key={target.key} type="button" onClick={() => onTarget(target)}>
            <span className={styles.cite}>{index + 1}</span>
            {target.title}
          </button>
        ))}
      </div>
    </>
  )
}

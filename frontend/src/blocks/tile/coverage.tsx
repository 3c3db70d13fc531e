import { figureMessages } from '../../../../shared/figure-messages.ts'
import { formatFigure } from '../../../../shared/format.ts'
import { isWhole } from '../../../../shared/networks.ts'
import { coverageParts } from '../../../../shared/reports/coverage-parts.ts'
import { coverageUnit } from '../../../../shared/reports/coverage-words.ts'
import type { Coverage, Report, TabReport } from '../../../../shared/reports/report.ts'
import { cx } from '../../lib/cx.ts'
import styles from './tile.module.css'

const noteText = ([first = '', ...others]: readonly string[]) => (others.length > 0 ? `${first} ${figureMessages.coverage.others(others.length)}` : first)

/** A gap shows however small it is, and so do the first days. */
const barWidth = ({ have, expected }: Pick<Coverage, 'have' | 'expected'>) =>
  have < expected ? `clamp(2px, ${((have / expected) * 100).toFixed(1)}%, 100% - 3px)` : '100%'

/** Not a metric: how many of the days the figures stand on have data. One bar per network and one for networks that are not shown, or one in all. */
export function CoverageCell({ tab, report }: { tab: TabReport; report: Report }) {
  const { coverage } = tab
  if (!coverage || coverage.expected === 0) return null
  const parts = isWhole(tab.code) ? coverageParts(coverage, report.reports.networks) : [coverage]
  return (
    <li className={cx(styles.tile, styles.coverage)} data-tile="coverage">
      <span className={styles.title}>Coverage</span>
      <span className={styles.days}>
        <span>{`${formatFigure(coverage.have, 'count')} of ${formatFigure(coverage.expected, 'count')}`}</span> <span>{coverageUnit(coverage)}</span>
      </span>
      <span className={styles.meter} aria-hidden="true">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one bar per network, in a fixed order
          <i key={index}>{part.have > 0 && <b style={{ width: barWidth(part) }} />}</i>
        ))}
      </span>
      {coverage.notes.length > 0 && (
        <span className={styles.note} title={coverage.notes.join(' ')}>
          {noteText(coverage.notes)}
        </span>
      )}
    </li>
  )
}

/** The passports of a tab: of every figure that its tiles, blocks and columns name, once. */
import { addDays, formatDate } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { isMetricId, type MetricId } from '../../../../../../shared/metrics/index.ts'
import { type Coverage, figuresShown, type Passport, type TabReport } from '../../../../../../shared/reports/report.ts'
import { coverageOfEvents } from '../../common/coverage.ts'
import { gapNotes, rowsLacking } from '../../common/gaps.ts'
import { comparedText, fetchedText, wholeFigure } from '../../common/passport-text.ts'
import { postsOf } from '../aggregate-posts.ts'
import type { TabContext } from '../context.ts'
import type { PlacedPost } from '../dataset.ts'
import { postsMeasured } from '../left-out.ts'
import { type Shown, shownOf } from '../tiles.ts'
import { metricPassport, type PassportContext } from './metric.ts'
import { shownPassport } from './other.ts'

export function passportsOf(tab: TabContext, { summary, report }: Pick<TabReport, 'summary' | 'report'>, hideIndicators: boolean): TabReport['passports'] {
  const context = passportContext(tab, hideIndicators)
  const tiles = new Map(summary.map((tile) => [tile.key, tile]))
  const made = figuresShown({ summary, report }).map((key): [string, Passport] => [
    key,
    isMetricId(key) ? metricPassport(context, key, tiles.get(key) ?? untiled(shownOf(context, key, hideIndicators))) : shownPassport(context, key),
  ])
  return Object.fromEntries(made)
}

/** Of one metric that stands by itself, as a tile of the tab would have it. */
export function figurePassport(tab: TabContext, id: MetricId): Passport {
  return metricPassport(passportContext(tab, false), id, untiled(shownOf(tab, id, false)))
}

function passportContext(tab: TabContext, hideIndicators: boolean): PassportContext {
  return { ...tab, compared: comparedText(tab.dataset, hideIndicators), ...readAt(tab.dataset), postCoverage: (id) => coverageOfPosts(tab, id) }
}

/** Posts that have the figure out of all there are; days without a post lack nothing. */
function coverageOfPosts(tab: TabContext, id: MetricId): Coverage {
  const posts = postsOf({ profiles: tab.profiles }, 'current')
  const days = coverageOfEvents(tab.dataset, tab.profiles, figureMessages.coverage.events('post', lastDay(tab.dataset, posts)), ['posts'])
  const { some, all } = postsMeasured(id, tab)
  const lost = rowsLacking(tab.profiles, ['posts'], tab.dataset.range)
  const said = gapNotes(tab.profiles, ['posts'], [tab.dataset.range])
  return all + lost === 0 ? days : { have: some, expected: all + lost, notes: [...said, ...days.notes], of: 'posts', single: true }
}

function lastDay({ range }: TabContext['dataset'], posts: readonly PlacedPost[]): string | null {
  return posts.length === 0
    ? null
    : formatDate(
        addDays(
          range.from,
          posts.reduce((last, { day }) => Math.max(last, day), 0),
        ),
      )
}

function readAt(dataset: TabContext['dataset']): Pick<PassportContext, 'fetched' | 'collecting'> {
  return { fetched: fetchedText(dataset), collecting: `${fetchedText(dataset, false)} ${figureMessages.passport.stillCollecting}` }
}

function untiled({ figure, ...rest }: Shown) {
  return { ...rest, figure: wholeFigure(figure) }
}

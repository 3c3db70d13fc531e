/** The passports of a tab: of every figure that its tiles, blocks and columns name, once. */
import { addDays, formatDate } from '../../../../../shared/dates/index.ts'
import { messages } from '../../../../../shared/messages.ts'
import { isMetricId } from '../../../../../shared/metrics/index.ts'
import { figuresShown, type Passport, type TabReport } from '../../../../../shared/reports/report.ts'
import { coverageOfEvents } from '../../common/coverage.ts'
import { comparedText, fetchedText, wholeFigure } from '../../common/passport-text.ts'
import { postsOf } from '../aggregate-posts.ts'
import type { Scope } from '../context.ts'
import type { PlacedPost } from '../dataset.ts'
import { type Shown, shownOf } from '../tiles.ts'
import { metricPassport, type PassportScope } from './metric.ts'
import { shownPassport } from './other.ts'

export function passportsOf(tab: Scope, { summary, report }: Pick<TabReport, 'summary' | 'report'>, hideIndicators: boolean): TabReport['passports'] {
  const posts = postsOf({ members: tab.members }, 'current')
  const scope: PassportScope = {
    ...tab,
    compared: comparedText(tab.facts, hideIndicators),
    ...readAt(tab.facts),
    posts: posts.length,
    postCoverage: coverageOfEvents(tab.facts, tab.members, messages.coverage.events('post', lastDay(tab.facts, posts))),
  }
  const tiles = new Map(summary.map((tile) => [tile.key, tile]))
  const made = figuresShown({ summary, report }).map((key): [string, Passport] => [
    key,
    isMetricId(key) ? metricPassport(scope, key, tiles.get(key) ?? untiled(shownOf(scope, key, hideIndicators))) : shownPassport(scope, key),
  ])
  return Object.fromEntries(made)
}

function lastDay({ range }: Scope['facts'], posts: readonly PlacedPost[]): string | null {
  return posts.length === 0
    ? null
    : formatDate(
        addDays(
          range.from,
          posts.reduce((last, { day }) => Math.max(last, day), 0),
        ),
      )
}

function readAt(facts: Scope['facts']): Pick<PassportScope, 'fetched' | 'collecting'> {
  return { fetched: fetchedText(facts), collecting: `${fetchedText(facts, false)} ${messages.passport.stillCollecting}` }
}

function untiled({ figure, ...rest }: Shown) {
  return { ...rest, figure: wholeFigure(figure) }
}

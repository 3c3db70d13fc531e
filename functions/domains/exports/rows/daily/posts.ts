/** Posts as rows: what each has of a figure, and why one is not in it. */
import { wallTime, weekdayNames } from '../../../../../shared/dates/index.ts'
import { rowMessages } from '../../../../../shared/export-messages.ts'
import { type MeasureId, type MetricId, metrics, offers } from '../../../../../shared/metrics/index.ts'
import { type Post, postTypeDisplay } from '../../../../../shared/posts.ts'
import { postValue } from '../../../reports/engine/daily/aggregate-posts.ts'
import type { PlacedPost } from '../../../reports/engine/daily/dataset.ts'
import { titleOf } from '../../post-rows.ts'
import type { Cells, WhyNot } from '../cells.ts'
import { storedUnder } from './made-of.ts'
import { measureName } from './names.ts'

const { whyNot } = rowMessages

const fixed = ['Published (UTC)', 'Time', 'Weekday', 'Type', 'Labels', 'Text', 'URL', 'Post id'] as const

/** The stored figures under those of the block, and the measures that it draws by themselves. */
export function postColumns(figures: readonly MetricId[], measures: readonly MeasureId[]): string[] {
  return [...fixed, ...valuesOf(figures).map(postTitle), ...measures.map(measureName)]
}

const valuesOf = (figures: readonly MetricId[]): MetricId[] => [...new Set(figures.flatMap(storedUnder))].filter((id) => !isAlwaysOne(id))
const isAlwaysOne = (id: MetricId) => metrics[id].countsItems === true

/** A post has one reach, not a daily average. */
const postTitle = (id: MetricId) => (id === 'reach' ? 'Reach' : titleOf(id))

export function postCells({ post, weekday }: PlacedPost, zone: string, figures: readonly MetricId[], measures: readonly MeasureId[]): Cells {
  const [date = '', time = ''] = wallTime(post.publishedAt, zone).split('T')
  return {
    Row: 'post',
    Date: date,
    'Published (UTC)': post.publishedAt,
    Time: time,
    Weekday: weekdayNames[weekday] ?? null,
    Type: postTypeDisplay[post.type],
    Labels: post.labels.join('\n'),
    Text: post.text,
    URL: post.url,
    'Post id': post.id,
    ...Object.fromEntries(valuesOf(figures).map((id) => [postTitle(id), postValue(id, post)])),
    ...Object.fromEntries(measures.map((measure) => [measureName(measure), post.measures[measure] ?? null])),
  }
}

/** A post that lacks one term of a rate is in neither sum. */
export function whyNotPost(id: MetricId, post: Post): WhyNot {
  const metric = metrics[id]
  if (!offers(post.network, id)) return whyNot.notOffered
  if (metric.class === 'DELTA') return whyNot.noValue
  if (metric.class !== 'RATIO') return postValue(id, post) === null ? whyNot.noValue : null
  if (metric.den === 'baseline') return whyNot.noValue
  const terms = [metric.num, ...(metric.den === 'days' ? [] : [metric.den])]
  const lacking = terms.filter((term) => postValue(term, post) === null)
  const [first] = lacking
  if (first === undefined) return null
  return lacking.length === terms.length ? whyNot.noValue : whyNot.alone(metrics[first].title)
}

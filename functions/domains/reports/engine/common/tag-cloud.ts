/** Tags of texts and what those texts got. */
import type { HashtagsData } from '../../../../../shared/blocks/hashtags/data.ts'
import type { Unnamed } from '../../../../../shared/blocks/index.ts'
import { tagsOf } from '../../../../../shared/hashtags.ts'
import { ratio, sumKnown } from '../../../../../shared/metrics/index.ts'
import { maxHashtags } from '../../../../../shared/reports/limits.ts'
import { noData } from './no-data.ts'
import { compareText } from './profiles.ts'

/** What a text with tags got. */
export type Tagged = { readonly text: string; readonly engagements: number | null; readonly impressions: number | null }

/** The most used tags of these texts, the rest together. */
export function tagsBlock(
  context: { readonly empty: string },
  { key, title, noun }: { key: string; title?: string; noun: HashtagsData['noun'] },
  texts: readonly Tagged[],
): Unnamed<HashtagsData> {
  const byTag = new Map<string, Tagged[]>()
  for (const tagged of texts) {
    for (const tag of tagsOf(tagged.text)) {
      const pairs = byTag.get(tag)
      if (pairs) pairs.push(tagged)
      else byTag.set(tag, [tagged])
    }
  }
  const ordered = [...byTag].sort(([a, some], [b, others]) => others.length - some.length || compareText(a, b))
  const rest = ordered.slice(maxHashtags)
  return {
    kind: 'hashtags',
    key,
    title: title ?? null,
    subTitle: null,
    no_data: noData(context, ordered.length > 0),
    type: 'hashtags',
    noun,
    values: ordered.slice(0, maxHashtags).map(([tag, pairs]) => ({ tag: `#${tag}`, ...totals(pairs) })),
    other: rest.length === 0 ? null : { tags: rest.length, ...totals(rest.flatMap(([, pairs]) => pairs)) },
  }
}

/** Pairs of a post and a tag: sums, and their ratio made anew. */
function totals(pairs: readonly Tagged[]): Omit<HashtagsData['values'][number], 'tag'> {
  return {
    posts: pairs.length,
    engagements: sumKnown(pairs.map(({ engagements }) => engagements)),
    impressions: sumKnown(pairs.map(({ impressions }) => impressions)),
    engPerPost: ratio(pairs.map(({ engagements }) => ({ num: engagements, den: 1 }))),
  }
}

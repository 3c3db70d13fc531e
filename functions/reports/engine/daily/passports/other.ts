/** Passports of what is no metric of the catalogue: single posts, parts of engagements, audiences, hashtags, hours. */
import { displayZone, formatDate } from '../../../../../shared/dates/index.ts'
import { messages } from '../../../../../shared/messages.ts'
import { classRules } from '../../../../../shared/metrics/class-rules.ts'
import { fieldOf, type MetricId, metrics, offers } from '../../../../../shared/metrics/index.ts'
import {
  fieldsOfPart,
  inWordsOf,
  isShownId,
  metricOfPost,
  partOf,
  postFigure,
  type ShownFigure,
  type ShownId,
  shownFigures,
} from '../../../../../shared/metrics/shown.ts'
import type { Passport } from '../../../../../shared/reports/report.ts'
import { uncounted } from '../../common/coverage.ts'
import { fetchedText, networkDays, wholeFigure } from '../../common/passport-text.ts'
import { networksIn } from '../../common/profiles.ts'
import { offering } from '../aggregate.ts'
import { aggregatePosts } from '../aggregate-posts.ts'
import { agesOf, citiesOf, countriesOf, gendersOf, snapshotText } from '../audience.ts'
import { type Part, partsOf } from '../blocks/engagement-series.ts'
import { comparable, figure, fullRange } from '../context.ts'
import { coverageOfMetric } from '../coverage.ts'
import type { ProfileDataset } from '../dataset.ts'
import { absent, nativeText, type PassportContext } from './metric.ts'

/** @throws RangeError for a key that nothing is declared for, which only a mistake in the code can ask */
export function shownPassport(context: PassportContext, key: string): Passport {
  const metric = metricOfPost(key)
  if (metric) return postPassport(context, metric)
  const part = partOf(key)
  if (part) return partPassport(context, part)
  if (!isShownId(key)) throw new RangeError(`Nothing is said of the figure ${key}.`)
  return key.startsWith('audience_') ? audiencePassport(context, key) : overPosts(context, key)
}

const said = ({ title, class: rule, formula, definition }: ShownFigure) => ({ title, class: rule, rule: classRules[rule], formula, definition, note: null })

function postPassport(context: PassportContext, id: MetricId): Passport {
  const giving = context.networks.filter((network) => offers(network, id))
  return {
    ...said(postFigure(id)),
    figure: null,
    networks: context.networks.map((network) => (offers(network, id) ? { network, field: fieldOf(id, network) ?? '', value: null } : absent(id, network))),
    coverage: uncounted(messages.coverage.single),
    days: messages.passport.postDays(displayZone(context.dataset.zone)),
    compared: messages.passport.singleCompared,
    fetched: context.collecting,
    // people of a range are not people of a post
    native: metrics[id].class === 'UNIQUE' ? null : nativeText(id, giving),
  }
}

function partPassport(context: PassportContext, part: Part): Passport {
  const { dataset, definition } = context
  const profiles = offering('engagements', context.profiles)
  const giving = networksIn(profiles)
  const [now, before] = [fullRange(dataset, 'current'), fullRange(dataset, 'prior')]
  const at = (own: readonly ProfileDataset[]) => partsOf(context, own).get(part)
  const all = at(profiles)
  const same = comparable({ profiles }).profiles
  const value = all?.('current', now) ?? null
  const prior = dataset.prior && same.length > 0 ? (all?.('prior', before) ?? null) : null
  const held = same.length === profiles.length ? value : (at(same)?.('current', now) ?? null)
  const of = wholeFigure(figure('reactions', value, prior, dataset.prior ? held : null))
  const lifetime = definition.basis === 'lifetime'
  const uncompared = dataset.prior ? profiles.length - same.length : 0
  return {
    ...said(shownFigures[`part_${part}`]),
    figure: of,
    networks: context.networks.map((network) => {
      const own = profiles.filter(({ profile }) => profile.network === network)
      if (own.length === 0) return absent('engagements', network)
      const given = at(own)?.('current', now) ?? null
      const field = part === 'other' ? (fieldOf('engagements', network) ?? '') : fieldsOfPart(network, part)
      return field === '' ? { network, field, value: null, note: messages.passport.notOffered } : { network, field, value: given }
    }),
    coverage: lifetime ? context.postCoverage : coverageOfMetric(dataset, profiles, 'engagements'),
    days: lifetime ? messages.passport.postDays(displayZone(dataset.zone)) : networkDays(giving, displayZone(dataset.zone)),
    compared: context.compared(of, uncompared),
    fetched: lifetime ? context.collecting : context.fetched,
    native: null,
  }
}

/** Followers that a snapshot tells the country, the city, the age or the gender of. */
function knownIn(key: string, profiles: readonly ProfileDataset[]): number {
  if (key.startsWith('audience_countr')) return countriesOf(profiles).total
  if (key.startsWith('audience_cit')) return citiesOf(profiles).total
  const parts = key === 'audience_ages' ? agesOf(profiles).map(({ followers }) => followers) : gendersOf(profiles).map(({ value }) => value)
  return parts.reduce((sum, one) => sum + one, 0)
}

function audiencePassport(context: PassportContext, key: ShownId): Passport {
  const { dataset, profiles } = context
  const share = shownFigures[key].class === 'SHARE'
  const total = knownIn(key, profiles)
  return {
    ...said(shownFigures[key]),
    figure: share || total === 0 ? null : figure('followers', total, null, null),
    networks: context.networks.map((network) => {
      const own = profiles.filter(({ profile }) => profile.network === network)
      const date = own
        .flatMap(({ audience }) => audience?.date ?? [])
        .sort()
        .at(-1)
      if (date === undefined) return { network, field: '', value: null, note: messages.passport.noSnapshot }
      return { network, field: messages.passport.snapshotOf(formatDate(date)), value: share ? null : knownIn(key, own) }
    }),
    coverage: uncounted(messages.coverage.snapshot),
    days: snapshotText(profiles),
    compared: messages.passport.snapshotCompared,
    fetched: fetchedText(dataset, false),
    native: null,
  }
}

/** Of posts put together by hour or by hashtag, or of one post held against all. */
function overPosts(context: PassportContext, key: ShownId): Passport {
  const { dataset, profiles } = context
  const byHour = key === 'best_time'
  const id = key === 'hashtag_impressions' ? 'impressions' : 'engagements'
  const average = (own: readonly ProfileDataset[]) => aggregatePosts('eng_per_post', { profiles: own }, 'current', fullRange(dataset, 'current'))
  const { formula, ...head } = said(inWordsOf('posts', shownFigures[key]))
  return {
    ...head,
    formula: `${formula} ${messages.passport.posts(context.posts)}.`,
    figure: byHour ? figure('eng_per_post', average(profiles), null, null) : null,
    networks: context.networks.map((network) =>
      offers(network, id)
        ? {
            network,
            field: fieldOf(id, network) ?? '',
            value: byHour ? average(profiles.filter(({ profile }) => profile.network === network)) : null,
          }
        : absent(id, network),
    ),
    coverage: context.postCoverage,
    days: messages.passport.postDays(displayZone(dataset.zone)),
    compared: byHour ? messages.passport.notCompared : messages.passport.singleCompared,
    fetched: context.collecting,
    native: nativeText(
      id,
      context.networks.filter((network) => offers(network, id)),
    ),
  }
}

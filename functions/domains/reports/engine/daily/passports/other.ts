/** Passports of what is no metric of the catalogue: single posts, parts of engagements, audiences, hashtags, hours. */
import { displayZone, formatDate } from '../../../../../../shared/dates/index.ts'
import { figureMessages } from '../../../../../../shared/figure-messages.ts'
import { classRules } from '../../../../../../shared/metrics/class-rules.ts'
import { inWordsOf, type ShownFigure } from '../../../../../../shared/metrics/hashtag-figures.ts'
import { type MetricId, metrics, offers, partsInGroup } from '../../../../../../shared/metrics/index.ts'
import { fieldsOfPart, isShownId, metricOfPost, partOf, postFigure, type ShownId, shownFigures } from '../../../../../../shared/metrics/shown.ts'
import type { NetworkCode } from '../../../../../../shared/networks.ts'
import type { Passport } from '../../../../../../shared/reports/report.ts'
import { uncounted } from '../../common/coverage.ts'
import { fetchedText, networkDays, wholeFigure } from '../../common/passport-text.ts'
import { networksIn } from '../../common/profiles.ts'
import { offering } from '../aggregate.ts'
import { aggregatePosts, everyPost } from '../aggregate-posts.ts'
import { agesOf, citiesOf, countriesOf, gendersOf, snapshotText } from '../audience.ts'
import { type EngagementPart, readEngagementParts } from '../blocks/engagement-series.ts'
import { comparableFor, daysOver, figure, fullRange } from '../context.ts'
import { coverageOfMeasures, coverageOfMetric } from '../coverage.ts'
import type { ProfileDataset } from '../dataset.ts'
import { fieldRead, partRead } from '../given.ts'
import { termsOf } from '../terms.ts'
import { uncomparedTexts } from '../uncompared.ts'
import { absent, nativeText, type PassportContext, postsText } from './metric.ts'

/** @throws RangeError for a key that nothing is declared for, which only a mistake in the code can ask */
export function shownPassport(context: PassportContext, key: string): Passport {
  const metric = metricOfPost(key)
  if (metric) return postPassport(context, metric)
  const part = partOf(key)
  if (part) return partPassport(context, part)
  if (!isShownId(key)) throw new RangeError(`There is no passport for the figure ${key}.`)
  return key.startsWith('audience_') ? audiencePassport(context, key) : overPosts(context, key)
}

const said = ({ title, class: rule, formula, definition }: ShownFigure) => ({ title, class: rule, rule: classRules[rule], formula, definition, note: null })

/** What posts have is asked of posts, also where the other figures of a report are of days. */
function lifetimeOf(context: PassportContext): PassportContext {
  return { ...context, definition: { ...context.definition, basis: 'lifetime' } }
}

function postPassport(context: PassportContext, id: MetricId): Passport {
  const ofPosts = lifetimeOf(context)
  const giving = context.networks.filter((network) => offers(network, id))
  const of = (network: NetworkCode) => context.profiles.filter(({ profile }) => profile.network === network)
  return {
    ...said(postFigure(id)),
    figure: null,
    networks: context.networks.map((network) =>
      offers(network, id) ? { network, field: fieldRead(ofPosts, id, network, of(network)).field, value: null } : absent(id, network),
    ),
    coverage: uncounted(figureMessages.coverage.single),
    days: figureMessages.passport.postDays(displayZone(context.dataset.zone)),
    compared: figureMessages.passport.singleCompared,
    fetched: context.collecting,
    // people of a range are not people of a post
    native: metrics[id].class === 'UNIQUE' ? null : nativeText(ofPosts, id, giving),
  }
}

function partPassport(context: PassportContext, part: EngagementPart): Passport {
  const { dataset, definition } = context
  const profiles = offering('engagements', context.profiles)
  const giving = networksIn(profiles)
  const [now, before] = [fullRange(dataset, 'current'), fullRange(dataset, 'prior')]
  const at = (own: readonly ProfileDataset[]) => readEngagementParts(context, own).get(part)
  const all = at(profiles)
  const same = comparableFor(context, 'engagements', { profiles }).profiles
  const value = all?.('current', now) ?? null
  const ofSame = at(same)
  const prior = dataset.prior && same.length > 0 ? (ofSame?.('prior', before) ?? null) : null
  const held = same.length === profiles.length && same.every((member, at) => member === profiles[at]) ? value : (ofSame?.('current', now) ?? null)
  const of = wholeFigure(figure('reactions', value, prior, dataset.prior ? held : null, daysOver(dataset, same)))
  const lifetime = definition.basis === 'lifetime'
  const uncompared = dataset.prior ? profiles.filter((member) => !member.comparable).length : 0
  return {
    ...said(shownFigures[`part_${part}`]),
    figure: of,
    networks: context.networks.map((network) => {
      const own = profiles.filter(({ profile }) => profile.network === network)
      if (own.length === 0) return absent('engagements', network)
      const given = at(own)?.('current', now) ?? null
      const field =
        part === 'other'
          ? fieldRead(context, 'engagements', network, own).field
          : fieldsOfPart(network, part) === ''
            ? ''
            : partRead(context, part, network, own)
      if (field === '') return { network, field, value: null, note: figureMessages.passport.notOffered }
      return { network, field, value: given, ...(given === null ? { note: figureMessages.passport.notImported } : {}) }
    }),
    coverage: lifetime ? context.postCoverage('engagements') : partCoverage(dataset, profiles, part),
    days: lifetime ? figureMessages.passport.postDays(displayZone(dataset.zone)) : networkDays(giving, displayZone(dataset.zone)),
    compared: context.compared(of, uncompared, uncomparedTexts(context, 'engagements')),
    fetched: lifetime ? context.collecting : context.fetched,
    native: null,
  }
}

function partCoverage(dataset: PassportContext['dataset'], profiles: readonly ProfileDataset[], part: EngagementPart) {
  return part === 'other' ? coverageOfMetric(dataset, profiles, 'engagements') : coverageOfMeasures(dataset, profiles, (network) => partsInGroup(network, part))
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
      if (date === undefined) return { network, field: '', value: null, note: figureMessages.passport.noSnapshot }
      return { network, field: figureMessages.passport.snapshotOf(formatDate(date)), value: share ? null : knownIn(key, own) }
    }),
    coverage: uncounted(figureMessages.coverage.snapshot),
    days: snapshotText(profiles),
    compared: figureMessages.passport.snapshotCompared,
    fetched: fetchedText(dataset, false),
    native: null,
  }
}

/** Of posts put together by hour or by hashtag, or of one post held against all. */
function overPosts(context: PassportContext, key: ShownId): Passport {
  const { dataset, profiles } = context
  const ofPosts = lifetimeOf(context)
  const byHour = key === 'best_time'
  const id = key === 'hashtag_impressions' ? 'impressions' : 'engagements'
  const terms = termsOf(context, 'eng_per_post', { profiles, keep: everyPost })
  // how often a tag is used is known whatever its posts got
  const counted = key === 'hashtag_items' ? 'posts_published' : id
  const average = (own: readonly ProfileDataset[]) => aggregatePosts('eng_per_post', { profiles: own }, 'current', fullRange(dataset, 'current'))
  const { formula, ...head } = said(inWordsOf('posts', shownFigures[key]))
  return {
    ...head,
    formula: `${formula} ${postsText(context, counted)}.`,
    figure: byHour ? figure('eng_per_post', average(profiles), null, null) : null,
    ...(byHour && terms ? { terms } : {}),
    networks: context.networks.map((network) =>
      offers(network, id)
        ? {
            network,
            ...fieldRead(
              ofPosts,
              id,
              network,
              profiles.filter(({ profile }) => profile.network === network),
            ),
            value: byHour ? average(profiles.filter(({ profile }) => profile.network === network)) : null,
          }
        : absent(id, network),
    ),
    coverage: context.postCoverage(counted),
    days: figureMessages.passport.postDays(displayZone(dataset.zone)),
    compared: byHour ? figureMessages.passport.notCompared : figureMessages.passport.singleCompared,
    fetched: context.collecting,
    native: nativeText(
      ofPosts,
      id,
      context.networks.filter((network) => offers(network, id)),
    ),
  }
}

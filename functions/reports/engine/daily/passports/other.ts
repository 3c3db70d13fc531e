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
import { foldPosts } from '../aggregate-posts.ts'
import { agesOf, citiesOf, countriesOf, gendersOf, snapshotText } from '../audience.ts'
import { type Part, partsOf } from '../blocks/engagement-series.ts'
import { comparable, figure, whole } from '../context.ts'
import { coverageOfMetric } from '../coverage.ts'
import type { ProfileFacts } from '../dataset.ts'
import { absent, nativeText, type PassportScope } from './metric.ts'

/** @throws RangeError for a key that nothing is declared for, which only a mistake in the code can ask */
export function shownPassport(scope: PassportScope, key: string): Passport {
  const metric = metricOfPost(key)
  if (metric) return postPassport(scope, metric)
  const part = partOf(key)
  if (part) return partPassport(scope, part)
  if (!isShownId(key)) throw new RangeError(`Nothing is said of the figure ${key}.`)
  return key.startsWith('audience_') ? audiencePassport(scope, key) : overPosts(scope, key)
}

const said = ({ title, class: rule, formula, definition }: ShownFigure) => ({ title, class: rule, rule: classRules[rule], formula, definition, note: null })

function postPassport(scope: PassportScope, id: MetricId): Passport {
  const giving = scope.networks.filter((network) => offers(network, id))
  return {
    ...said(postFigure(id)),
    figure: null,
    networks: scope.networks.map((network) => (offers(network, id) ? { network, field: fieldOf(id, network) ?? '', value: null } : absent(id, network))),
    coverage: uncounted(messages.coverage.single),
    days: messages.passport.postDays(displayZone(scope.facts.zone)),
    compared: messages.passport.singleCompared,
    fetched: scope.collecting,
    // people of a range are not people of a post
    native: metrics[id].class === 'UNIQUE' ? null : nativeText(id, giving),
  }
}

function partPassport(scope: PassportScope, part: Part): Passport {
  const { facts, definition } = scope
  const members = offering('engagements', scope.members)
  const giving = networksIn(members)
  const [now, before] = [whole(facts, 'current'), whole(facts, 'prior')]
  const at = (own: readonly ProfileFacts[]) => partsOf(scope, own).get(part)
  const all = at(members)
  const same = comparable({ members }).members
  const value = all?.('current', now) ?? null
  const prior = facts.prior && same.length > 0 ? (all?.('prior', before) ?? null) : null
  const held = same.length === members.length ? value : (at(same)?.('current', now) ?? null)
  const of = wholeFigure(figure('reactions', value, prior, facts.prior ? held : null))
  const lifetime = definition.basis === 'lifetime'
  const uncompared = facts.prior ? members.length - same.length : 0
  return {
    ...said(shownFigures[`part_${part}`]),
    figure: of,
    networks: scope.networks.map((network) => {
      const own = members.filter(({ profile }) => profile.network === network)
      if (own.length === 0) return absent('engagements', network)
      const given = at(own)?.('current', now) ?? null
      const field = part === 'other' ? (fieldOf('engagements', network) ?? '') : fieldsOfPart(network, part)
      return field === '' ? { network, field, value: null, note: messages.passport.notOffered } : { network, field, value: given }
    }),
    coverage: lifetime ? scope.postCoverage : coverageOfMetric(facts, members, 'engagements'),
    days: lifetime ? messages.passport.postDays(displayZone(facts.zone)) : networkDays(giving, displayZone(facts.zone)),
    compared: scope.compared(of, uncompared),
    fetched: lifetime ? scope.collecting : scope.fetched,
    native: null,
  }
}

/** Followers that a snapshot tells the country, the city, the age or the gender of. */
function knownIn(key: string, members: readonly ProfileFacts[]): number {
  if (key.startsWith('audience_countr')) return countriesOf(members).total
  if (key.startsWith('audience_cit')) return citiesOf(members).total
  const parts = key === 'audience_ages' ? agesOf(members).map(({ followers }) => followers) : gendersOf(members).map(({ value }) => value)
  return parts.reduce((sum, one) => sum + one, 0)
}

function audiencePassport(scope: PassportScope, key: ShownId): Passport {
  const { facts, members } = scope
  const share = shownFigures[key].class === 'SHARE'
  const total = knownIn(key, members)
  return {
    ...said(shownFigures[key]),
    figure: share || total === 0 ? null : figure('followers', total, null, null),
    networks: scope.networks.map((network) => {
      const own = members.filter(({ profile }) => profile.network === network)
      const date = own
        .flatMap(({ audience }) => audience?.date ?? [])
        .sort()
        .at(-1)
      if (date === undefined) return { network, field: '', value: null, note: messages.passport.noSnapshot }
      return { network, field: messages.passport.snapshotOf(formatDate(date)), value: share ? null : knownIn(key, own) }
    }),
    coverage: uncounted(messages.coverage.snapshot),
    days: snapshotText(members),
    compared: messages.passport.snapshotCompared,
    fetched: fetchedText(facts, false),
    native: null,
  }
}

/** Of posts put together by hour or by hashtag, or of one post held against all. */
function overPosts(scope: PassportScope, key: ShownId): Passport {
  const { facts, members } = scope
  const byHour = key === 'best_time'
  const id = key === 'hashtag_impressions' ? 'impressions' : 'engagements'
  const average = (own: readonly ProfileFacts[]) => foldPosts('eng_per_post', { members: own }, 'current', whole(facts, 'current'))
  const { formula, ...head } = said(inWordsOf('posts', shownFigures[key]))
  return {
    ...head,
    formula: `${formula} ${messages.passport.posts(scope.posts)}.`,
    figure: byHour ? figure('eng_per_post', average(members), null, null) : null,
    networks: scope.networks.map((network) =>
      offers(network, id)
        ? {
            network,
            field: fieldOf(id, network) ?? '',
            value: byHour ? average(members.filter(({ profile }) => profile.network === network)) : null,
          }
        : absent(id, network),
    ),
    coverage: scope.postCoverage,
    days: messages.passport.postDays(displayZone(facts.zone)),
    compared: byHour ? messages.passport.notCompared : messages.passport.singleCompared,
    fetched: scope.collecting,
    native: nativeText(
      id,
      scope.networks.filter((network) => offers(network, id)),
    ),
  }
}

/**
 * A small report that looks like a real one, made from its declaration: for the builder, the gallery and tests of views.
 * Figures are made up, and of a size that reports have.
 */
import { days, from, pattern } from '../../blocks/sample.ts'
import { type SampleMetric, sampleFigure } from '../../blocks/sample-figure.ts'
import { addDays, defaultPrior, formatDate, formatRange } from '../../dates/index.ts'
import { aboutOf } from '../../metrics/about.ts'
import { classRules } from '../../metrics/class-rules.ts'
import { inWordsOf } from '../../metrics/hashtag-figures.ts'
import { fieldOf, isMetricId, metrics } from '../../metrics/index.ts'
import { isShownId, metricOfPost, postFigure, shownFigures } from '../../metrics/shown.ts'
import { isWhole, type NetworkCode, type TabCode, tabDisplay } from '../../networks.ts'
import { basisText, type ReportDefinition } from '../language/daily.ts'
import type { ReportManifest } from '../language/manifest.ts'
import { inScope } from '../language/tabs.ts'
import { type AnyReport, isOverItems } from '../load.ts'
import { figuresShown, type Passport, type Report, type TabReport } from '../report.ts'
import { datesOf } from '../request-dates.ts'
import { sampleBlock } from './block.ts'
import { sampleItemParts } from './items.ts'
import type { SampleParts } from './parts.ts'

const range = { from, to: addDays(from, days - 1) }
const prior = defaultPrior(range)
const shown: readonly NetworkCode[] = ['facebook', 'instagram', 'linkedin']

/** @returns a report of this type over a week, of those `networks` that it is for, with figures of no meaning */
export function sampleReport(definition: AnyReport, networks: readonly NetworkCode[] = shown): Report {
  const codes = networks.filter((code) => definition.networks === 'all' || definition.networks.includes(code))
  const parts = isOverItems(definition) ? sampleItemParts(definition) : daily(definition)
  const compared = definition.compared !== false
  const dates = datesOf({ range, prior: compared ? prior : null })
  const first = definition.firstTab ?? 'cross_channel'
  const own = definition.tabbed ? codes : []
  return {
    type: definition.id,
    title: definition.title,
    version: definition.version,
    request: { type: definition.id, profiles: codes, ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' },
    dates,
    days: { current: days, prior: compared ? days : null },
    timezone: 'Europe/London',
    fetchedAt: `${dates.dateTo}T06:12:00.000Z`,
    entities: [{ entity_gid: 'sample', name: 'Northbound Coffee' }],
    reports: {
      tabs: [first, ...own].map((code) => ({
        code,
        display: tabDisplay(code),
        networks: codes.filter((one) => code === first || one === code).map((one) => ({ ...named, value: one, _code: one, _display: tabDisplay(one) })),
      })),
      crossChannel: { ...tab(definition, parts, 'cross_channel', codes), code: first, display: tabDisplay(first) },
      networks: own.map((code) => tab(definition, parts, code, [code])),
    },
    notes: [],
    no_data: null,
    cover: null,
  }
}

const named = { name: 'Northbound Coffee', username: 'northbound', picture_url: null }

function daily({ summary, networkSummary = {}, sections, basis: whole }: ReportDefinition): SampleParts {
  return {
    summary: (code) => [...summary, ...(isWhole(code) ? [] : (networkSummary[code] ?? []))].map((id) => ({ ...metrics[id], id, passport: id })),
    sections: (code, codes) =>
      sections.map(({ key, title, called, label, span, basis, tabs, blocks, topic }) => ({
        tabs,
        section: {
          key,
          title: (isWhole(code) ? undefined : called?.[code]) ?? title,
          subTitle: basisText[basis],
          label: label ?? null,
          span: typeof span === 'number' ? span : code === 'cross_channel' ? span.cross_channel : span.network,
          ...(topic && { topic }),
          content: blocks.filter((block) => inScope(block.tabs, code)).map((spec) => sampleBlock(spec, codes, whole)),
        },
      })),
    words: (key) => {
      const post = metricOfPost(key)
      return isMetricId(key) ? metrics[key] : post ? postFigure(post) : inWordsOf('posts', shownFigures[isShownId(key) ? key : 'best_time'])
    },
    fieldOf: (key, network) => (isMetricId(key) ? (fieldOf(key, network) ?? '') : ''),
  }
}

function tab(definition: ReportManifest, parts: SampleParts, code: TabCode, codes: readonly NetworkCode[]): TabReport {
  const report = parts.sections(code, codes).flatMap(({ tabs, section }) => (inScope(tabs, code) && section.content.length > 0 ? [section] : []))
  const own = parts.summary(code)
  const tiles = own.map((metric) => {
    const { id, title, unit, polarity, passport } = metric
    const figure = sampleFigure(metric, codes)
    const { value, prior: before } = figure
    return {
      key: id,
      title,
      value,
      prior: before,
      growth: figure.growth.value,
      unit,
      polarity,
      figure,
      spark: pattern,
      note: null,
      passport,
      about: aboutOf(id, parts.words(id), report),
    }
  })
  const made = {
    code,
    display: tabDisplay(code),
    summary: tiles,
    report,
    by_profile: codes.map((network) => ({
      profile: { ...named, network, id: network },
      summary: own.map((metric) => {
        const { value, prior: before } = sampleFigure(metric, [network], codes)
        return { key: metric.id, value, prior: before }
      }),
    })),
    coverage: { have: codes.length * days, expected: codes.length * days, notes: [] },
    extraText: null,
    hideIndicators: definition.compared === false,
  }
  return { ...made, passports: Object.fromEntries(figuresShown(made).map((key): [string, Passport] => [key, passportOf(key, parts, code, codes)])) }
}

function passportOf(key: string, parts: SampleParts, code: TabCode, codes: readonly NetworkCode[]): Passport {
  const { title, class: rule, definition, formula } = parts.words(key)
  const metric = parts.summary(code).find(({ passport }) => passport === key)
  const valueOn = (one: SampleMetric, network: NetworkCode) => sampleFigure(one, [network], codes).value
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure: metric ? sampleFigure(metric, codes) : null,
    note: null,
    definition,
    formula,
    networks: codes.map((network) => ({ network, field: parts.fieldOf(key, network), value: metric ? valueOn(metric, network) : null })),
    coverage: { have: codes.length * days, expected: codes.length * days, notes: [] },
    days: 'Europe/London',
    compared: formatRange(prior.from, prior.to),
    fetched: formatDate(range.to),
    native: null,
  }
}

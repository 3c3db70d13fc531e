/**
 * A small report that looks like a real one, made from its declaration: for the builder, the gallery and tests of views.
 * Figures are a fixed pattern; only their shape means anything.
 */
import { addDays, defaultPrior, formatDate, formatRange } from '../dates/index.ts'
import { classRules } from '../metrics/class-rules.ts'
import { fieldOf, isMetricId, metrics } from '../metrics/index.ts'
import { inWordsOf, isShownId, metricOfPost, postFigure, shownFigures } from '../metrics/shown.ts'
import type { NetworkCode, TabCode } from '../networks.ts'
import { tabDisplay } from '../networks.ts'
import { basisText, inScope, type ReportDefinition } from './definition.ts'
import { figuresShown, type Passport, type Report, type Section, type TabReport } from './report.ts'
import { days, from, pattern, sampleBlock, sampleFigure } from './sample-block.ts'

const range = { from, to: addDays(from, days - 1) }
const prior = defaultPrior(range)
const dates = { dateFrom: range.from, dateTo: range.to, priorFrom: prior.from, priorTo: prior.to }
const shown: readonly NetworkCode[] = ['facebook', 'instagram', 'linkedin']

export function sampleReport(definition: ReportDefinition): Report {
  const codes = shown.filter((code) => definition.networks === 'all' || definition.networks.includes(code))
  return {
    type: definition.id,
    title: definition.title,
    version: definition.version,
    request: { type: definition.id, profiles: codes, ...dates, timezone: 'Europe/London', template_id: null, labels: [], labelMatch: 'any' },
    dates,
    days: { current: days, prior: days },
    timezone: 'Europe/London',
    fetchedAt: `${dates.dateTo}T06:12:00.000Z`,
    entities: [{ entity_gid: 'sample', name: 'Northbound Coffee' }],
    reports: {
      tabs: (['cross_channel', ...codes] as const).map((code) => ({
        code,
        display: tabDisplay(code),
        networks: codes
          .filter((one) => code === 'cross_channel' || one === code)
          .map((one) => ({ ...profile(one), value: one, _code: one, _display: tabDisplay(one) })),
      })),
      crossChannel: tab(definition, 'cross_channel', codes),
      networks: codes.map((code) => tab(definition, code, [code])),
    },
    notes: [],
    no_data: null,
    cover: null,
  }
}

function profile(network: NetworkCode) {
  return { name: 'Northbound Coffee', username: 'northbound', picture_url: null, network }
}

function tab(definition: ReportDefinition, code: TabCode, codes: readonly NetworkCode[]): TabReport {
  const made = unnamed(definition, code, codes)
  return { ...made, passports: Object.fromEntries(figuresShown(made).map((key): [string, Passport] => [key, passport(key, codes)])) }
}

function passport(key: string, codes: readonly NetworkCode[]): Passport {
  const post = metricOfPost(key)
  const {
    title,
    class: rule,
    definition,
    formula,
  } = isMetricId(key) ? metrics[key] : post ? postFigure(post) : inWordsOf('posts', shownFigures[isShownId(key) ? key : 'best_time'])
  const figure = isMetricId(key) ? sampleFigure(key, 0) : null
  return {
    title,
    class: rule,
    rule: classRules[rule],
    figure,
    note: null,
    definition,
    formula,
    networks: codes.map((network) => ({
      network,
      field: isMetricId(key) ? (fieldOf(key, network) ?? '') : '',
      value: figure?.value ? figure.value / codes.length : null,
    })),
    coverage: { have: codes.length * days, expected: codes.length * days, notes: [] },
    days: 'Europe/London',
    compared: formatRange(dates.priorFrom, dates.priorTo),
    fetched: formatDate(dates.dateTo),
    native: null,
  }
}

function unnamed(definition: ReportDefinition, code: TabCode, codes: readonly NetworkCode[]): Omit<TabReport, 'passports'> {
  return {
    code,
    display: tabDisplay(code),
    summary: definition.summary.map((id, index) => {
      const figure = sampleFigure(id, index)
      const { value, prior, unit, polarity } = figure
      return {
        key: id,
        title: metrics[id].title,
        value,
        prior,
        growth: figure.growth.value,
        unit,
        polarity,
        figure,
        spark: pattern,
        note: null,
        passport: id,
      }
    }),
    report: definition.sections
      .filter(({ tabs }) => inScope(tabs, code))
      .map((section): Section => {
        const { key, title, label, span, basis, blocks } = section
        return {
          key,
          title,
          subTitle: basisText[basis],
          label: label ?? null,
          span: typeof span === 'number' ? span : code === 'cross_channel' ? span.cross_channel : span.network,
          content: blocks.filter(({ tabs }) => inScope(tabs, code)).map((spec) => sampleBlock(spec, codes, definition.basis)),
        }
      }),
    by_profile: codes.map((network) => ({
      profile: { ...profile(network), id: network },
      summary: definition.summary.map((key, index) => ({ key, value: sampleFigure(key, index).value, prior: sampleFigure(key, index).prior })),
    })),
    coverage: { have: codes.length * days, expected: codes.length * days, notes: [] },
    extraText: null,
    hideIndicators: false,
  }
}

/** Totals of a sample report that differ from the sum of their parts, and changes that differ from their terms. */
import type { BlockData, BlockOf } from '../../shared/blocks/index.ts'
import { growth } from '../../shared/metrics/growth.ts'
import type { AggregationClass, Unit } from '../../shared/metrics/units.ts'
import { type Report, reportTabs, type TabReport, type Tile } from '../../shared/reports/report.ts'

type Terms = { readonly value?: unknown; readonly prior?: unknown }
type Rule = { readonly class: AggregationClass; readonly unit: Unit }

const sum = (values: readonly unknown[]) => values.reduce<number>((all, value) => all + (typeof value === 'number' ? value : 0), 0)
const isNear = (one: unknown, other: unknown) =>
  one === other || (typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other)))
const isAdded = (rule: Rule) =>
  ['FLOW', 'STOCK', 'DELTA', 'POST'].includes(rule.class) && ['count', 'change', 'money', 'minutes'].includes(rule.unit.split(' ')[0] ?? '')
const classIn = (tab: TabReport, key: string | null | undefined): AggregationClass => tab.passports[key ?? '']?.class ?? 'FLOW'

/** What parts make of each term: their sum, or a figure between the smallest and the largest. */
function misses(parts: readonly Terms[], whole: Terms, rule: Rule): boolean {
  return (['value', 'prior'] as const).some((term) => {
    const known = parts.flatMap(({ [term]: value }) => (typeof value === 'number' ? [value] : []))
    const wanted = whole[term]
    if (typeof wanted !== 'number' || known.length === 0) return false
    if (isAdded(rule)) return !isNear(sum(known), wanted)
    if (rule.class === 'UNIQUE') return wanted > sum(known) + 1e-6 || wanted < Math.max(...known)
    return wanted < Math.min(...known) - 0.01 || wanted > Math.max(...known) + 0.01
  })
}

const isOfTerms = ({ value, prior, growth: shown }: Terms & { growth?: unknown }, rule: Rule) => {
  const [now, before] = [value, prior].map((term) => (typeof term === 'number' ? term : null))
  const wanted = growth(now ?? null, before ?? null, rule.class, rule.unit)
  return prior === undefined || isNear(typeof shown === 'object' && shown !== null && 'value' in shown ? shown.value : shown, wanted.value)
}

function blockFaults(block: BlockData, tab: TabReport): string[] {
  const tileOf = (key: string | undefined): Tile | undefined => tab.summary.find(({ passport }) => passport === key)
  const [passport, ...more] = block.passports
  const tile = more.length === 0 ? tileOf(passport) : undefined
  const rule = { class: classIn(tab, passport), unit: 'unit' in block ? (block.unit ?? 'count') : 'count' }
  const ofNetworks = 'values' in block && /"(?:network"|n-)/.test(JSON.stringify(block.values))
  const faults: string[] = []
  const say = (isWrong: boolean, what: string) => isWrong && faults.push(what)
  if (block.kind === 'column' || block.kind === 'line') {
    say(Boolean(block.total && tile && !isNear(block.total.value, tile.value)), `its total is ${block.total?.value}, the tile ${tile?.value}`)
    if (block.total && isAdded(rule) && rule.class !== 'STOCK' && block.values.every(({ line }) => !line))
      say(!isNear(sum(block.values.flatMap(({ values }) => values)), block.total.value), `its days do not make ${block.total.value}`)
    if (block.priorTotal && isAdded(rule))
      say(
        block.priorTotal.some((value, day) => !isNear(sum(block.values.map(({ prior }) => prior?.[day])), value)),
        'its prior total is not of its parts',
      )
  }
  if (block.kind === 'donut' || block.kind === 'pie') {
    say(sum(block.values.map(({ value }) => value)) !== block.total.value, `its parts do not make ${block.total.value}`)
    say(
      block.values.some(({ value, share }) => !isNear(share, (value / (block.total.value ?? 0)) * 100)),
      'a share is not of its total',
    )
    say(tile?.unit === 'count' && ofNetworks && !isNear(block.total.value, tile.value), `its total is ${block.total.value}, the tile ${tile?.value}`)
  }
  if (block.kind === 'bar') {
    const figures = block.values.map(({ figure }) => figure)
    if (tile && ofNetworks) say(misses(figures, tile.figure, rule), `its bars do not make ${tile.value}`)
    say(!figures.every((figure) => isOfTerms(figure, rule)), 'a change is not of its terms')
  }
  if (block.kind === 'map') say(sum(block.values.map(({ value }) => value)) > (block.total ?? Number.POSITIVE_INFINITY), 'its places are more than its total')
  if (block.kind === 'hashtags')
    say(
      block.values.some(({ engPerPost, engagements, posts }) => !isNear(engPerPost, (engagements ?? 0) / posts)),
      'engagements per post are not of their terms',
    )
  if (block.kind === 'table') faults.push(...tableFaults(block, tab, tileOf, ofNetworks))
  return faults
}

function tableFaults(table: BlockOf<'table'>, tab: TabReport, tileOf: (key: string | undefined) => Tile | undefined, ofNetworks: boolean): string[] {
  const isWhole = table.rowsTotal === table.values.length && ofNetworks
  return table.header.flatMap(({ key, unit, passport }) => {
    if (!unit || !passport) return []
    const rule = { class: classIn(tab, passport), unit }
    const cells: Terms[] = table.values.map((row) => row[key] ?? {})
    const wholes: Terms[] = [tileOf(passport)?.figure ?? {}, table.footer?.[key] ?? {}]
    return [
      ...(isWhole && wholes.some((whole) => misses(cells, whole, rule)) ? [`the rows of ${key} do not make its whole`] : []),
      ...(cells.every((cell) => isOfTerms(cell, rule)) ? [] : [`a change of ${key} is not of its terms`]),
    ]
  })
}

/** A level, its net growth, and this in percent, of a range that follows its comparison range. */
const levels = [
  ['followers', 'net_growth', 'growth_pct'],
  ['own_followers', 'own_net_growth', 'own_growth_pct'],
  ['page_followers', 'page_net_growth', 'page_growth_pct'],
] as const

/** Changes of levels that differ from the net growth beside them: of tiles, profiles and rows of tables. */
function levelFaults({ code, summary, by_profile, report }: TabReport): string[] {
  const tables = report.flatMap(({ content }) => content.flatMap((block) => (block.kind === 'table' ? block.values : [])))
  const tiles = (list: readonly (Terms & { readonly key: string })[]) => Object.fromEntries(list.map((one) => [one.key, one]))
  const rows: Readonly<Record<string, Terms | undefined>>[] = [tiles(summary), ...by_profile.map((row) => tiles(row.summary)), ...tables]
  return rows.flatMap((row) =>
    levels.flatMap(([level, net, percent]) => {
      const { value, prior } = row[level] ?? {}
      if (typeof value !== 'number' || typeof prior !== 'number') return []
      const [change, part] = [row[net]?.value, row[percent]?.value]
      return [
        ...(change === undefined || isNear(change, value - prior) ? [] : [`${code} ${net}: ${change}, but ${level} moved by ${value - prior}`]),
        ...(part === undefined || isNear(part, ((value - prior) / prior) * 100)
          ? []
          : [`${code} ${percent}: ${part}, but ${level} moved from ${prior} to ${value}`]),
      ]
    }),
  )
}

export function sumFaults(report: Report): string[] {
  const { crossChannel, networks } = report.reports
  const whole = crossChannel.summary.flatMap((tile) => {
    const parts = networks.flatMap(({ summary }) => summary.find(({ key }) => key === tile.key) ?? [])
    const wrong = misses(parts, tile, { class: classIn(crossChannel, tile.key), unit: tile.unit })
    return wrong ? [`${tile.key}: the tabs have ${parts.map(({ value, prior }) => `${value}/${prior}`)}, all of them ${tile.value}/${tile.prior}`] : []
  })
  const grown = reportTabs(report).flatMap((tab) => levelFaults(tab))
  const inTabs = reportTabs(report).flatMap((tab) => [
    ...tab.summary.flatMap((tile) => {
      const rule = { class: classIn(tab, tile.passport), unit: tile.unit }
      const rows = tab.by_profile.flatMap(({ summary }) => summary.find(({ key }) => key === tile.key) ?? [])
      const passport = tab.passports[tile.passport ?? '']
      return [
        ...(isOfTerms(tile, rule) ? [] : [`${tab.code} ${tile.key}: its change is not of its terms`]),
        ...(misses(rows, tile, rule) ? [`${tab.code} ${tile.key}: its profiles do not make it`] : []),
        ...(passport && (misses(passport.networks, { value: tile.value }, rule) || !isNear(passport.figure?.value, tile.value))
          ? [`${tab.code} ${tile.key}: its passport is of another figure`]
          : []),
      ]
    }),
    ...tab.report.flatMap(({ key, content }) =>
      content.flatMap((block) => blockFaults(block, tab).map((fault) => `${tab.code} ${key}/${block.key}: ${fault}`)),
    ),
  ])
  return [...whole, ...grown, ...inTabs]
}

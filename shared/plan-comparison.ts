/** 'Compare Features': each row with what every plan says to it. All of it is read from the catalogue. */
import { formatCount } from './format-count.ts'
import { addOnIds, addOns } from './plan-add-ons.ts'
import { type ExtraId, type Plan, type PlanId, planRows } from './plan-catalogue.ts'
import { type LimitId, limitIds, limitText, planLimits } from './plan-limits.ts'
import { type FeatureId, featureDefaults } from './plans.ts'
import { publishingLimits, publishingTitle } from './publishing-product.ts'
import { reportManifests } from './reports/index.ts'

/** `narrow`: the same where there is little room. */
export type PlanCell = { readonly kind: 'included' } | { readonly kind: 'missing' } | { readonly kind: 'text'; readonly text: string; readonly narrow: string }
type ComparisonRow = { readonly label: string; readonly cells: Readonly<Record<PlanId, PlanCell>> }
type ComparisonGroup = { readonly title: string; readonly rows: readonly ComparisonRow[] }

const included: PlanCell = { kind: 'included' }
const missing: PlanCell = { kind: 'missing' }
const said = (text: string, narrow = text): PlanCell => ({ kind: 'text', text, narrow })

function row(label: string, cellOf: (plan: Plan) => PlanCell): ComparisonRow {
  const { free, professional, advanced, scale, enterprise } = planRows
  return {
    label,
    cells: { free: cellOf(free), professional: cellOf(professional), advanced: cellOf(advanced), scale: cellOf(scale), enterprise: cellOf(enterprise) },
  }
}

/** Whether a plan has a feature, which the defaults may already give. */
export function planHas({ features }: Pick<Plan, 'features'>, feature: FeatureId | null): boolean {
  return feature === null || featureDefaults[feature] || features.includes(feature)
}

const everywhere = (label: string) => row(label, () => included)
const ofFeature = (label: string, feature: FeatureId | null) => row(label, (plan) => (planHas(plan, feature) ? included : missing))
const ofExtra = (label: string, extra: ExtraId) => row(label, ({ extras }) => (extras.includes(extra) ? included : missing))

function limitCell({ limits, extras }: Plan, id: LimitId): PlanCell {
  const text = limitText(limits[id])
  return id === 'profiles' && extras.includes('more_profiles') ? said(`${text}, then in steps of 10`, `${text} +`) : said(text)
}

const ofLimit = (id: LimitId) => row(planLimits[id].label, (plan) => limitCell(plan, id))

/** "7 of 12", of a plan's report types. */
export function reportsText(plan: Plan): string {
  return `${formatCount(reportManifests.filter(({ feature }) => planHas(plan, feature)).length)} of ${formatCount(reportManifests.length)}`
}

const sitesWords = (sites: readonly string[]) => (sites.length > 2 ? `${sites.length} sites` : sites.join(', '))

export const comparison: readonly ComparisonGroup[] = [
  { title: 'Limits', rows: limitIds.filter((id) => !publishingLimits.includes(id)).map(ofLimit) },
  { title: 'Proof', rows: [everywhere('Number passport'), everywhere('Delivery ledger'), everywhere('Sealed links: password, expiry, revoke')] },
  { title: 'Reports', rows: reportManifests.map(({ title, feature }) => ofFeature(title.replace(/ report$/, ''), feature)) },
  {
    title: 'Sending',
    rows: [
      ofFeature('Scheduled reports', 'schedule'),
      ofFeature('PDF', 'export_pdf'),
      ofFeature('CSV', 'export_csv'),
      ofFeature('Report builder', 'report_builder'),
      ofFeature('White label and custom domain', 'white_label'),
    ],
  },
  {
    title: 'Working together',
    rows: [ofExtra('Single sign-on', 'sso'), ofExtra('Dedicated manager', 'dedicated_manager')],
  },
  {
    title: 'Monitoring',
    rows: [
      row('Review sites', ({ reviewSites }) => said(sitesWords(reviewSites), String(reviewSites.length))),
      ...addOnIds.map((id) => row(addOns[id].name, () => said(addOns[id].freeWide, addOns[id].freeNarrow))),
    ],
  },
  {
    title: publishingTitle,
    rows: [
      ...publishingLimits.map(ofLimit),
      ofFeature('Link shortener', 'link_shortener'),
      ofFeature('Multi-stage approvals', 'workflow'),
      ofExtra('Integrations', 'integrations'),
      ofExtra('Country targeting', 'country_targeting'),
      row('Ad comments, active ads a profile', ({ adsPerProfile }) => (adsPerProfile === null ? missing : said(limitText(adsPerProfile)))),
    ],
  },
]

/** Rows that one plan includes and the other does not: what a change from the first to the second ends in Almanac. */
export function endedBy(from: PlanId, to: PlanId): string[] {
  const own = comparison.filter(({ title }) => title !== publishingTitle)
  return own.flatMap(({ rows }) => rows).flatMap(({ label, cells }) => (cells[from].kind === 'included' && cells[to].kind === 'missing' ? [label] : []))
}

import type { Report } from '../../../shared/reports/report.ts'

/** Over a report; that over one ad account names it (docs/behaviours.md#titles). */
export function reportTitle({ type, title, subject }: Pick<Report, 'type' | 'title' | 'subject'>): string {
  return type === 'facebook_ads' && subject ? `Facebook Ads Report - ${subject}` : title
}

/** Which template it was made with. The name is set apart, whatever its script. */
export const templateOf = ({ name, version }: NonNullable<Report['template']>): string => `template \u2068${name}\u2069, version ${version}`

/** What a report is about besides profiles, where its title does not say so. */
export function reportSubject(report: Pick<Report, 'type' | 'title' | 'subject'>): string | null {
  return report.subject && !reportTitle(report).includes(report.subject) ? report.subject : null
}

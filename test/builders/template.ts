import type { ReportTemplate } from '../../functions/domains/templates/store/templates.ts'

/** A report template as it is stored: all that a report has, unless `of` says otherwise. */
export const aTemplate = (of: Partial<ReportTemplate> = {}): ReportTemplate => ({
  _id: 'template',
  name: 'Board pack',
  flavor: 'comprehensive',
  cover: null,
  hideIndicators: false,
  range: null,
  compare: null,
  reports: [],
  version: 1,
  created_at: '2026-11-02T09:00:00.000Z',
  created_by: null,
  saved_at: '2026-11-02T09:00:00.000Z',
  saved_by: null,
  ...of,
})

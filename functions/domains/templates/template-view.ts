import type { ReportTemplateAnswer } from '../../../shared/api/templates.ts'
import type { ReportTemplate } from './store/templates.ts'

export const templateView = ({ _id, name, flavor, hideIndicators, cover, range, compare, reports, version }: ReportTemplate): ReportTemplateAnswer => ({
  _id,
  name,
  flavor,
  hideIndicators,
  cover,
  range,
  compare,
  reports,
  version,
})

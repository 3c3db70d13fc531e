import type { Brand } from '../../../../shared/branding/brand.ts'
import type { Report } from '../../../../shared/reports/report.ts'

export type SampleProps = { report: Report; brand: Brand | undefined; client: string; agency: string }

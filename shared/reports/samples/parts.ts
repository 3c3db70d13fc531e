/** What a sample report is put together from. */
import type { SampleMetric } from '../../blocks/sample-figure.ts'
import type { FigureFacts } from '../../metrics/about.ts'
import type { NetworkCode, TabCode, TabScope } from '../../networks.ts'
import type { Passport, Section } from '../report.ts'

/** What a declaration of either kind gives a sample. */
export type SampleParts = {
  readonly summary: (code: TabCode) => readonly (SampleMetric & { readonly title: string })[]
  readonly sections: (code: TabCode, codes: readonly NetworkCode[]) => readonly { readonly tabs: TabScope | undefined; readonly section: Section }[]
  readonly words: (key: string) => Pick<Passport, 'title' | 'class' | 'definition' | 'formula'> & FigureFacts
  readonly fieldOf: (key: string, network: NetworkCode) => string
}

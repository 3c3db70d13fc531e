import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'
import { nativeExports } from '../content/exports.ts'
import page from '../page.module.css'
import { Banner } from '../parts/banner.tsx'
import { inWordsFirst } from '../parts/in-words.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Points } from '../parts/points.tsx'
import { Section } from '../parts/section.tsx'
import { NetworkMatrix } from './network-matrix.tsx'

const files = [
  ...networkCodes.flatMap((code: NetworkCode) => (nativeExports[code] ? [[networks[code].display, nativeExports[code]] as const] : [])),
  ['Anything else', 'A plain CSV or a workbook: days, posts, reviews, messages, tasks, ads'] as const,
]

export function IntegrationsPage() {
  return (
    <>
      <PageHead
        title={`${inWordsFirst(networkCodes.length)} networks, one set of definitions`}
        lead="Networks use the same word for different things, and different words for the same. Each figure is defined once, with the field it comes from."
      />
      <section aria-label="Which figures each network offers">
        <div className={page.wrap}>
          <NetworkMatrix />
          <p className={page.caption}>
            Tick: the network offers it and we measure it, under the network’s own name. Dash: left out of totals, never counted as 0.
          </p>
        </div>
      </section>
      <Section title="Bring the files" said="Import the networks’ own export files unchanged, or your own files.">
        <Points points={files} />
      </Section>
      <Banner title="Import the first profile" />
    </>
  )
}

import { Check, Minus } from 'lucide-react'
import { formatCount } from '../../../../shared/format-count.ts'
import { type NetworkCode, networkCodes, networks } from '../../../../shared/networks.ts'
import { reportManifests } from '../../../../shared/reports/index.ts'
import type { ReportManifest } from '../../../../shared/reports/language/manifest.ts'
import { integrationPath } from '../../../../shared/site-pages.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { nativeExports } from '../content/exports.ts'
import { differences, measuredTopics, notTold } from '../content/measured.ts'
import page from '../page.module.css'
import { Banner } from '../parts/banner.tsx'
import { Crumbs } from '../parts/crumbs.tsx'
import { inWords } from '../parts/in-words.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Points } from '../parts/points.tsx'
import { Section, WideSection } from '../parts/section.tsx'
import styles from './integration.module.css'
import { MeasuredTable } from './measured-table.tsx'

const takes = ({ networks: taken }: ReportManifest, network: NetworkCode) => taken === 'all' || taken.includes(network)

function Strip({ network }: { network: NetworkCode }) {
  const { display, day } = networks[network]
  const count = measuredTopics(network).reduce((sum, { rows }) => sum + rows.length, 0)
  const facts = [
    ['Days', day, `as ${display} closes them; named beside each figure`],
    ['Figures', formatCount(count), 'each with its definition, below'],
    ['Reports', `${reportManifests.filter((one) => takes(one, network)).length} of ${reportManifests.length}`, 'can be run on its profiles'],
    ['By import', nativeExports[network] ? 'Export files' : 'CSV', nativeExports[network] ?? 'or a workbook, with your own columns'],
  ] as const
  return (
    <dl className={cx(page.card, styles.strip)}>
      {facts.map(([term, said, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {said}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Reports({ network }: { network: NetworkCode }) {
  const count = reportManifests.filter((one) => takes(one, network)).length
  return (
    <Section title="Which reports use it" said={`${formatCount(count)} of the ${inWords(reportManifests.length)}.`}>
      <ul className={styles.columns}>
        {reportManifests.map((one) => {
          const has = takes(one, network)
          const Mark = has ? Check : Minus
          return (
            <li key={one.id} className={has ? styles.yes : styles.no}>
              <Mark size={16} strokeWidth={2} aria-hidden />
              <span>
                {one.name}
                {!has && <small>not for profiles of {networks[network].display}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function NotTold({ network }: { network: NetworkCode }) {
  const missing = notTold(network)
  if (missing.length === 0) return null
  return (
    <Section title="Limits" said="Figures a network does not offer are absent, not 0, and stay out of totals over networks.">
      <ul className={styles.columns}>
        {missing.map(({ title, reason }) => (
          <li key={title} className={styles.no}>
            <Minus size={16} strokeWidth={2} aria-hidden />
            <span>
              {title}
              <small>{reason}</small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function IntegrationPage({ network }: { network: NetworkCode }) {
  const { display } = networks[network]
  const reasons = differences(network)
  return (
    <>
      <PageHead
        title={`${display} reports`}
        lead={`The metrics Almanac reads from ${display}, with its own names, how they add up, and what ${display} does not provide.`}
        acts
        above={<Crumbs above={{ label: 'Integrations', to: '/integrations/' }} here={display} />}
        mark={
          <span className={styles.icon}>
            <NetworkIcon network={network} size={28} colored />
          </span>
        }
      >
        <Strip network={network} />
      </PageHead>
      <WideSection title="Metrics">
        <MeasuredTable network={network} />
      </WideSection>
      {reasons.length > 0 && (
        <Section title={`Why ${display}’s own screens can differ`} said="Said once here, and again in the passport of each figure.">
          <Points points={reasons.map(({ title, reason }) => [title, reason] as const)} />
        </Section>
      )}
      <NotTold network={network} />
      <Reports network={network} />
      <WideSection title="The other networks">
        <ul className={styles.others}>
          {networkCodes
            .filter((code) => code !== network)
            .map((code) => (
              <li key={code}>
                <a href={integrationPath(code)}>
                  <NetworkIcon network={code} colored />
                  {networks[code].display}
                </a>
              </li>
            ))}
        </ul>
      </WideSection>
      <Banner title={`See your own ${display} figures`} />
    </>
  )
}

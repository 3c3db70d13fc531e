import type { ReactNode } from 'react'
import { metrics } from '../../../../shared/metrics/catalogue.ts'
import { nativeOf } from '../../../../shared/metrics/native.ts'
import { absenceOf, fieldOf } from '../../../../shared/metrics/offers.ts'
import { type NetworkCode, networks } from '../../../../shared/networks.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { passportFigures as shown } from '../content/demo-figures.ts'
import page from '../page.module.css'
import { Facts } from '../parts/facts.tsx'
import { Section } from '../parts/section.tsx'
import styles from './passport.module.css'

const figure = new Intl.NumberFormat('en')

function Answer({ question, label, children }: { question: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>
        <span className={styles.label}>{label}</span>
        {children}
      </dd>
    </div>
  )
}

function Fields() {
  return (
    <table className={styles.fields}>
      <caption className="sr-only">Impressions of each network</caption>
      <tbody>
        {shown.parts.map(([network, value]) => (
          <tr key={network}>
            <td>
              <NetworkIcon network={network} size={14} colored />
            </td>
            <th scope="row">{networks[network].display}</th>
            <td>
              <code>{fieldOf('impressions', network)}</code>
            </td>
            <td className={styles.number}>{figure.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Those whose own screens show another figure, for reasons of their own. */
const otherwise: readonly NetworkCode[] = ['instagram', 'tiktok']

/** A figure of the demo; its names, sentences and reasons are those of the metric catalogue. */
function Figure() {
  const { title, formula } = metrics.impressions
  return (
    <figure className={page.card}>
      <div className={styles.head}>
        <p className={styles.name}>{title}</p>
        <p className={styles.value}>
          <b>{figure.format(shown.value)}</b>
          <span className={cx(page.chip, page.good)}>{shown.growth}</span>
          <span>
            {figure.format(shown.compared)} from {figure.format(shown.prior)}
          </span>
        </p>
      </div>
      <dl className={styles.answers}>
        <Answer question="How did you get that?" label="Formula">
          {formula}
        </Answer>
        <Answer question="Which networks are in it?" label="Networks">
          <Fields />
          <p className={styles.note}>
            {networks.bluesky.display}: {absenceOf('impressions', 'bluesky')}
          </p>
        </Answer>
        <Answer question="Is anything missing?" label="Coverage">
          <span className={styles.meter} />
          {shown.coverage}
        </Answer>
        <Answer question="Compared with what?" label="Compared">
          {shown.comparedWith}
        </Answer>
        <Answer question="Is that final?" label="Known">
          {shown.known}
        </Answer>
        <Answer question="My app shows another number." label="Native figure">
          {otherwise.flatMap((network) => nativeOf('impressions', network)).join(' ')}
        </Answer>
      </dl>
    </figure>
  )
}

export function Passport() {
  return (
    <Section
      id="passport"
      number={1}
      title="Every figure has a passport"
      said="Someone always asks. Click any number, on screen or in a shared link, to see where it came from. The PDF has the same answers in an appendix, with the page beside each figure."
      aside={
        <Facts
          facts={[
            ['Defined', 'once, for screen, link, PDF, CSV and mail'],
            ['Added up', 'only where that is valid: we never average rates or add up daily reach'],
            ['Days', 'the network’s own, with the zone named'],
          ]}
        />
      }
    >
      <Figure />
      <p className={page.caption}>Demo data; the calculations are real.</p>
    </Section>
  )
}

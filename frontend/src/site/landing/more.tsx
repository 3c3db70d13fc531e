import { ArrowRight, CalendarClock, FileInput, Files, MailCheck } from 'lucide-react'
import { networkCodes, networks } from '../../../../shared/networks.ts'
import { planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import { reportManifests } from '../../../../shared/reports/index.ts'
import { integrationPath } from '../../../../shared/site-pages.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { ReportIcon } from '../../ui/report-icon.tsx'
import { securityShort } from '../content/security.ts'
import page from '../page.module.css'
import { inWords, inWordsFirst } from '../parts/in-words.ts'
import { Section, WideSection } from '../parts/section.tsx'
import { Fan } from './fan.tsx'
import styles from './more.module.css'

/** The first plan with a white label. */
const labelled = planIds.find((id) => planRows[id].features.includes('white_label')) ?? 'advanced'

const aboutPaper = [
  ['A4 landscape', 'One thing to read on each page'],
  ['Vector charts, real text', 'Sharp on paper, found by search'],
  ['Tagged and outlined', 'Read by screen readers, with bookmarks'],
  ['Your name on it', `White label from the ${planRows[labelled].name} plan`],
] as const

export function Paper() {
  return (
    <WideSection
      id="pdf"
      title="The PDF is typeset, not printed out"
      said="A cover in your client’s colour, one idea per page, and charts that never split across pages. Every figure has its passport in the appendix."
    >
      <Fan />
      <dl className={styles.under}>
        {aboutPaper.map(([title, said]) => (
          <div key={title}>
            <dt>
              <b>{title}</b>
            </dt>
            <dd>
              <span>{said}</span>
            </dd>
          </div>
        ))}
      </dl>
    </WideSection>
  )
}

export function ReportList() {
  return (
    <ul className={styles.reports}>
      {reportManifests.map(({ id, icon, name, description }) => (
        <li key={id}>
          <ReportIcon name={icon} size={18} />
          <p>
            <b>{name}</b>
            <span>{description}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

export function Networks() {
  return (
    <Section
      id="networks"
      title={`${inWordsFirst(networkCodes.length)} networks, ${inWords(reportManifests.length)} reports`}
      said="For each network: its metrics, their original names, and the limits. Metrics a network does not offer are left out, never shown as 0."
    >
      <ul className={styles.networks}>
        {networkCodes.map((code) => (
          <li key={code}>
            <a href={integrationPath(code)}>
              <NetworkIcon network={code} size={18} colored />
              {networks[code].display}
            </a>
          </li>
        ))}
        <li className={styles.all}>
          <a href="/integrations/">
            Compare all networks
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </a>
        </li>
      </ul>
      <ReportList />
    </Section>
  )
}

const steps = [
  { Icon: FileInput, title: 'Import your data', said: 'Add your profiles and import the networks’ own export files, or your own CSV.' },
  { Icon: Files, title: 'Choose a report', said: `${inWordsFirst(reportManifests.length)} kinds, any dates, five ways to compare. Keep it as a template.` },
  { Icon: CalendarClock, title: 'Schedule it', said: 'Weekly or monthly, in the report’s own timezone, even when the clocks change.' },
  { Icon: MailCheck, title: 'It arrives, on record', said: 'Checked, sealed, sent. The ledger shows every delivery.' },
]

export function Steps() {
  return (
    <WideSection id="how" title="How it works" said={`${inWordsFirst(steps.length)} steps. We do the last one.`}>
      <ol className={styles.steps}>
        {steps.map(({ Icon, title, said }, at) => (
          <li key={title}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
            <h3>
              {at + 1}. {title}
            </h3>
            <p>{said}</p>
          </li>
        ))}
      </ol>
    </WideSection>
  )
}

export function SecurityShort() {
  return (
    <Section
      id="security"
      title="Security"
      said="Built to contain mistakes."
      aside={
        <p className={page.links}>
          <a href="/security/">How it is secured</a>
          <a href="/gdpr/">GDPR</a>
          <a href="/responsible-disclosure-policy/">Responsible disclosure</a>
        </p>
      }
    >
      <dl className={styles.promises}>
        {securityShort.map(([title, said]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

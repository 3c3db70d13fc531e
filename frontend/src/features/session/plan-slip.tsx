import { type PlanId, plans } from '../../../../shared/plan-catalogue.ts'
import { featureDefaults } from '../../../../shared/plans.ts'
import { reportManifests } from '../../../../shared/reports/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import styles from './plan-slip.module.css'

/** What happens when, and what is in the plan. */
export function PlanSlip({ plan }: { plan: PlanId }) {
  const { name, profiles, users, features } = plans[plan]
  const isOn = (feature: (typeof reportManifests)[number]['feature']) => feature === null || featureDefaults[feature] || features.some((one) => one === feature)
  const reports = reportManifests.filter(({ feature }) => isOn(feature))
  const facts = [
    ['Profiles', profiles],
    ['Users', users],
    ['Reports', `${reports.length} of ${reportManifests.length}`],
  ] as const
  return (
    <section className={styles.slip} aria-labelledby="slip">
      <h2 id="slip">{name}</h2>
      <ol className={styles.steps}>
        {screenMessages.signUp.steps.map(([title, text], step) => (
          <li key={title} data-now={step === 0 || undefined}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

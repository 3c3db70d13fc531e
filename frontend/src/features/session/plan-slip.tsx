import { planRows, type SignUpPlanId } from '../../../../shared/plan-catalogue.ts'
import { reportsText } from '../../../../shared/plan-comparison.ts'
import { limitText, planLimits } from '../../../../shared/plan-limits.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import styles from './plan-slip.module.css'

/** `plan`: null where nothing is charged. */
export function PlanSlip({ plan }: { plan: SignUpPlanId | null }) {
  return (
    <section className={styles.slip} aria-labelledby="slip">
      <h2 id="slip">{plan ? planRows[plan].name : screenMessages.signUp.next}</h2>
      <ol className={styles.steps}>
        {screenMessages.signUp.steps.map(([title, text], step) => (
          <li key={title} data-now={step === 0 || undefined}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {plan && <PlanFacts plan={plan} />}
    </section>
  )
}

function PlanFacts({ plan }: { plan: SignUpPlanId }) {
  const { limits } = planRows[plan]
  const facts = [
    [planLimits.profiles.label, limitText(limits.profiles)],
    [planLimits.users.label, limitText(limits.users)],
    ['Reports', reportsText(planRows[plan])],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

import { networkCodes, networks } from '../../../../shared/networks.ts'
import { planIds, planRows, trialDays } from '../../../../shared/plan-catalogue.ts'
import { savingNote } from '../../../../shared/plan-prices.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { integrationPath } from '../../../../shared/site-pages.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import { planQuestions } from '../content/questions.ts'
import page from '../page.module.css'
import { Banner } from '../parts/banner.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Questions } from '../parts/questions.tsx'
import { Section } from '../parts/section.tsx'
import { AddOns } from './add-ons.tsx'
import billing from './billing.module.css'
import { Compare } from './compare.tsx'
import cards from './plan-card.module.css'
import { FreeStrip, PlanCard } from './plan-card.tsx'
import { Trust } from './trust.tsx'

/** Those with a card; the free one is a strip under them. */
const paid = planIds.filter((id) => planRows[id].price_month !== 0)

function BillingBar() {
  return (
    <div className={billing.bar}>
      <div className={billing.choice}>
        <fieldset className={billing.segments}>
          <legend className="sr-only">Billing</legend>
          <label>
            <input type="radio" name="billing" value="monthly" defaultChecked />
            Monthly
          </label>
          <label>
            <input type="radio" name="billing" value="yearly" className={billing.yearlyChoice} />
            Yearly
          </label>
        </fieldset>
        <span className={cx(page.chip, page.good, billing.saving)}>{savingNote}</span>
      </div>
      <nav className={billing.networks} aria-label="Networks in every plan">
        {networkCodes.map((code) => (
          <a key={code} href={integrationPath(code)} aria-label={networks[code].display}>
            <NetworkIcon network={code} size={18} />
          </a>
        ))}
      </nav>
    </div>
  )
}

export function PricingPage() {
  return (
    <div className={billing.billing} data-pricing>
      <PageHead
        title="Pay for scale. Proof is included."
        lead="Passport, ledger and sealed links are in every plan. Plans differ in profiles, people and reports."
        beside
      >
        <BillingBar />
        <div className={cards.cards}>
          {paid.map((plan, at) => (
            <PlanCard key={plan} plan={plan} before={paid[at - 1]} />
          ))}
        </div>
        <FreeStrip plan="free" />
        <p className={cx(page.card, billing.unbilled)} data-unbilled hidden>
          {screenMessages.subscription.signUpLead}
        </p>
        <p className={page.caption}>Every plan measures all networks. Prices in US dollars. The trial lasts {trialDays} days. No card needed.</p>
      </PageHead>
      <Trust />
      <Compare />
      <AddOns />
      <Section
        id="questions"
        title="Questions"
        said="The figures in the answers are read from the plans above."
        aside={
          <p className={page.links}>
            <a href="/faq/">All questions</a>
          </p>
        }
      >
        <Questions questions={planQuestions} />
      </Section>
      <Banner title="Start with your own figures" />
    </div>
  )
}

import { addOnIds, addOns } from '../../../../shared/plan-add-ons.ts'
import { priceText } from '../../../../shared/plan-prices.ts'
import { cx } from '../../lib/cx.ts'
import page from '../page.module.css'
import { Section } from '../parts/section.tsx'
import styles from './add-ons.module.css'

export function AddOns() {
  const shown = addOnIds.map((id) => addOns[id]).filter(({ visible }) => visible)
  return (
    <Section id="addons" title="Add-ons" said="Priced separately.">
      <div className={styles.cards}>
        {shown.map(({ name, free, paid, price_month: price }) => (
          <div key={name} className={cx(page.card, styles.card)}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>{free}</dt>
                <dd>Free</dd>
              </div>
              <div>
                <dt>{paid}</dt>
                <dd>
                  {priceText(price)} <small>a month</small>
                </dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
    </Section>
  )
}

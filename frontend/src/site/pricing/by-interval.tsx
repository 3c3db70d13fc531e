import type { ReactNode } from 'react'
import type { BillingInterval } from '../../../../shared/plan-catalogue.ts'
import styles from './billing.module.css'

/** The same said of both intervals; the switch shows one of them. */
export function ByInterval({ children }: { children: (interval: BillingInterval) => ReactNode }) {
  return (
    <>
      <span className={styles.monthly}>{children('monthly')}</span>
      <span className={styles.yearly}>{children('yearly')}</span>
    </>
  )
}

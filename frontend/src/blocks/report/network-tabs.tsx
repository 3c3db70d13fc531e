import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react'
import { isWhole } from '../../../../shared/networks.ts'
import type { TabReport } from '../../../../shared/reports/report.ts'
import { cx } from '../../lib/cx.ts'
import { NetworkIcon } from '../../ui/network-icon.tsx'
import styles from './network-tabs.module.css'

type NetworkTabsProps = { tabs: readonly Pick<TabReport, 'code' | 'display'>[]; selected: string; onSelect: (code: string) => void }

/** With more of them, each name would leave no room beside the controls of a report. */
const manyTabs = 6

/** Cross-channel, a divider, then the networks by name (docs/behaviours.md#the-tabs). */
export function NetworkTabs({ tabs, selected, onSelect }: NetworkTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector(`[data-code="${selected}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])
  const step = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.code === selected)
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onSelect(next.code)
    row.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus()
  }
  return (
    <div ref={row} role="tablist" aria-label="Networks" data-many={tabs.length > manyTabs || undefined} className={styles.tabs} onKeyDown={step}>
      {tabs.map((tab) => (
        <Fragment key={tab.code}>
          <button
            type="button"
            role="tab"
            data-code={tab.code}
            title={tabs.length > manyTabs ? tab.display : undefined}
            aria-selected={tab.code === selected}
            aria-controls="report-body"
            tabIndex={tab.code === selected ? 0 : -1}
            className={cx(styles.tab, tab.code === selected && styles.on)}
            onClick={() => onSelect(tab.code)}
          >
            <NetworkIcon network={tab.code} size={14} />
            <span>{tab.display}</span>
          </button>
          {isWhole(tab.code) && tabs.length > 1 && <span className={styles.divider} role="presentation" />}
        </Fragment>
      ))}
    </div>
  )
}

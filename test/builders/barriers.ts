/** What axe finds against WCAG 2.2 AA, and against its own advice, on a whole page. */
import axe from 'axe-core'
import type { Page } from 'puppeteer-core'

/** Of what may look or measure otherwise in another theme or on another screen. */
const byLooks = ['color-contrast', 'target-size', 'link-in-text-block', 'scrollable-region-focusable']

const cheap = { resultTypes: ['violations'], preload: false } as const satisfies axe.RunOptions
const all: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // WCAG 2.5.3 is an experiment of axe: words that are seen must be part of the name that is heard
  rules: { 'label-content-name-mismatch': { enabled: true } },
  ...cheap,
}
const looks: axe.RunOptions = { runOnly: { type: 'rule', values: byLooks }, ...cheap }

/** Made like those before them: measuring each would take most of the time. */
const alike = ['tbody tr:nth-child(n + 4)', 'tbody td:nth-child(n + 9)', 'ul > li:nth-child(n + 12)', '[role=listbox] > :nth-child(n + 12)']

/** Each rule that is broken, with up to three of the places. `only`: what depends on looks, where the rest has been asked already. */
export async function barriers(page: Page, { only }: { only?: 'looks' } = {}): Promise<string[]> {
  // the library ships as one script that leaves `axe` in the page
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    `axe.run({ exclude: ${JSON.stringify(alike)} }, ${JSON.stringify(only ? looks : all)}).then(({ violations }) => JSON.stringify(violations))`,
  )
  const violations: axe.Result[] = JSON.parse(String(found))
  return violations.map(({ id, nodes }) =>
    [id, ...nodes.slice(0, 3).map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`)].join('\n    '),
  )
}

/** The colours of the networks as CSS variables, `--n-<code>`, made from their rows (shared/networks.ts) while a page is built. */
import { networks } from '../../../shared/networks.ts'

export const networkColorsModule = 'virtual:network-colors.css'
const resolved = '/__network-colors.css'

const variables = (theme: 'light' | 'dark') => Object.entries(networks).map(([code, { color }]) => `--n-${code}: ${color[theme]};`)

/** As tokens.css tells its themes apart. */
export function networkColors(): string {
  const rule = (selector: string, theme: 'light' | 'dark') => `${selector} { ${variables(theme).join(' ')} }`
  return [
    rule(':root', 'light'),
    rule(':root[data-theme="dark"]', 'dark'),
    `@media (prefers-color-scheme: dark) { ${rule(':root[data-theme="auto"]', 'dark')} }`,
  ].join('\n')
}

export function networkColorsPlugin() {
  return {
    name: 'almanac-network-colors',
    resolveId: (id: string) => (id === networkColorsModule ? resolved : undefined),
    load: (id: string) => (id === resolved ? networkColors() : undefined),
  }
}

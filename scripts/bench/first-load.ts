/** What a browser asks of the host when it opens a screen for the first time. */
import type { Page } from 'puppeteer-core'

export type FirstLoad = {
  /** bytes of scripts, compressed as they came, without headers */
  readonly script: number
  readonly scripts: number
  /** their paths and bytes, the heaviest first */
  readonly heaviest: readonly (readonly [path: string, bytes: number])[]
  /** bytes of the page, its scripts, styles and fonts */
  readonly bytes: number
  readonly files: number
  /** requests of the API that the screen made besides */
  readonly calls: number
}

/** Opens an address with an empty cache and waits until nothing is asked for any more. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  await page.setCacheEnabled(false)
  const files = new Map<string, { isScript: boolean; bytes: number }>()
  let calls = 0
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/api/')) calls += 1
    else files.set(pathname, { isScript: response.request().resourceType() === 'script', bytes: Number(response.headers()['content-length']) })
  })
  await page.goto(address, { waitUntil: 'networkidle0' })
  // a large script may take longer to run than the half second of that
  await page.waitForNetworkIdle({ idleTime: 2000 })
  const all = [...files.values()]
  const scripts = all.filter(({ isScript }) => isScript)
  const heaviest = [...files].flatMap(([path, { isScript, bytes }]) => (isScript ? [[path, bytes] as const] : [])).sort(([, a], [, b]) => b - a)
  const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0)
  return { script: sum(scripts), scripts: scripts.length, heaviest, bytes: sum(all), files: all.length, calls }
}

/** What a browser asks of the host when it opens a screen for the first time. */
import type { Page } from 'puppeteer-core'

export type FirstLoad = {
  /** bytes of scripts, compressed as they came, without headers */
  readonly script: number
  readonly scripts: number
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
  const all = [...files.values()]
  const scripts = all.filter(({ isScript }) => isScript)
  const sum = (some: typeof all) => some.reduce((total, { bytes }) => total + bytes, 0)
  return { script: sum(scripts), scripts: scripts.length, bytes: sum(all), files: all.length, calls }
}

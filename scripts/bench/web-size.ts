/** P12: JavaScript of a screen's first load in Chromium with an empty cache, packed as it is deployed (frontend/compressed.vite.ts), and its files. */
import { startBrowser } from '../../test/builders/browser.ts'
import { signIn } from '../../test/builders/sign-in.ts'
import { startOwnStack } from '../../test/builders/stack.ts'
import { type FirstLoad, firstLoad } from './first-load.ts'
import { kilobytes, line } from './row.ts'

/** The list is the first screen after signing in: the shell and little else. */
export const screens = [
  { name: 'shell', path: '/reports', goal: 140_000 },
  { name: 'report route', path: '/reports/run/comprehensive', goal: 230_000 },
] as const
export const mostFiles = 25

export async function webSizeRows(): Promise<string[]> {
  const [stack, browser] = await Promise.all([startOwnStack({ seed: true, web: true }), startBrowser()])
  try {
    const rows: string[] = []
    for (const { name, path, goal } of screens) {
      const { page } = await browser.newPage()
      await signIn(page, stack.origin)
      rows.push(row(name, goal, await firstLoad(page, stack.origin + path)))
    }
    const { page } = await browser.newPage()
    return [...rows, row('pricing page', 60_000, await firstLoad(page, `${stack.origin}/pricing`))]
  } finally {
    await browser.stop()
    await stack.stop()
  }
}

const row = (name: string, goal: number, { script, scripts, bytes, files, calls }: FirstLoad) =>
  line({
    id: 'P12',
    what: `JavaScript of the ${name} as a browser loads it, Brotli`,
    ours: `${kilobytes(script)} in ${scripts} files`,
    other: `with page, styles and fonts ${kilobytes(bytes)} in ${files} files, and ${calls} calls`,
    ratio: (script / goal).toFixed(2),
    goal: `at most ${kilobytes(goal)}, ${mostFiles} files`,
    holds: script <= goal && files <= mostFiles,
  })

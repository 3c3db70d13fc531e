/** One PDF, or one start of a browser, in a process that has nothing yet; says how many milliseconds it took (P5). */
import { freshBrowser } from '../../functions/kernel/browser/browser.ts'
import { ours } from './pdf.ts'
import { tenCharts } from './pdf-report.ts'
import { timed } from './rounds.ts'

async function launch(): Promise<void> {
  const { close } = await freshBrowser()
  await close()
}

console.log(await timed(() => (process.argv[2] === 'print' ? ours(tenCharts) : launch())))

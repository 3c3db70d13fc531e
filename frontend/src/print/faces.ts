/** The faces of one report. A browser looks through every face it knows for every text, so it knows only those that the report needs. */
import { memoize } from '../../../shared/memoize.ts'
import type { PrintInput } from '../../../shared/print-ready.ts'
import { scripts, scriptsIn, signsByFamily } from './scripts.ts'
import { headSheets, scriptSheets } from './sheets.ts'

const arrivals = new Map<string, Promise<void>>()

/** Once for each address. A sheet that does not come leaves its signs to the fonts of the machine. */
function arrival(href: string): Promise<void> {
  return memoize(arrivals, href, () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    document.head.append(link)
    return new Promise<void>((done) => {
      link.addEventListener('load', () => done(), { once: true })
      link.addEventListener('error', () => done(), { once: true })
    })
  })
}

/**
 * Names the faces behind ours, and waits until those of the text are there. Whatever is drawn without one is laid out again when it
 * arrives, and then asks for the next: signs of one post may be in ten files.
 */
export async function addFaces(input: PrintInput): Promise<void> {
  const text = JSON.stringify(input)
  const wanted = scriptsIn(text)
  const families = scripts.filter(({ id }) => wanted.includes(id)).map(({ family }) => `"${family}", `)
  document.body.style.setProperty('--font-scripts', families.join(''))
  const font = input.report.brand?.font
  await Promise.all([...wanted.flatMap((id) => scriptSheets[id]), ...(font ? headSheets[font] : [])].map(arrival))
  await Promise.all([...signsByFamily(text)].map(([family, signs]) => document.fonts.load(`400 12px "${family}"`, signs).catch(() => [])))
}

/**
 * Golden pictures: what a page looks like, held against a PNG in `pictures/`. After a change that is meant, look at what differs and
 * run the test with ALMANAC_GOLDEN=refresh.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { Page } from 'puppeteer-core'

const goldens = join(import.meta.dirname, 'pictures')
const checkout = join(import.meta.dirname, '../..')
const findings = join(checkout, 'dist/golden')

/**
 * The packaged browser draws alike on every machine: it brings its own fonts and paints without a graphics card. Another one draws
 * the edges of letters in its own way. `threshold`: how far a pixel may be off; `share`: how many pixels may be further off.
 */
const tolerance = process.env.ALMANAC_CHROMIUM ? { threshold: 0.4, share: 0.03 } : { threshold: 0.05, share: 0 }

/** Pictures of a page that goes on changing; one that settles needs two or three. */
const mostTries = 20

type Theme = 'light' | 'dark'

/** The whole page, without motion and with its fonts. */
export async function takePicture(page: Page, theme: Theme): Promise<Buffer> {
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: theme },
  ])
  await page.evaluate(async () => {
    // charts are drawn when they are nearly in view
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    }
    window.scrollTo(0, 0)
    for (const animation of document.getAnimations()) animation.finish()
    await document.fonts.ready
  })
  return Buffer.from(await page.screenshot({ fullPage: true, captureBeyondViewport: true, optimizeForSpeed: true }))
}

/** Shades nearer than a comparison looks: with fewer of them, and without transparency, a file is a third as large. */
const step = 8

function write(file: string, picture: PNG): void {
  const data = picture.data.map((shade) => Math.min(255, Math.round(shade / step) * step))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    PNG.sync.write(Object.assign(new PNG(picture), { data: Buffer.from(data) }), { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 }),
  )
}

export type Difference = { actual: PNG; says: string; diff: PNG | null }
type Compared = { picture: Buffer; difference: Difference | null }

function compare(golden: PNG, actual: PNG): Difference | null {
  const { width, height } = actual
  if (golden.width !== width || golden.height !== height)
    return { actual, says: `is ${width} x ${height}, its golden picture ${golden.width} x ${golden.height}`, diff: null }
  const diff = new PNG({ width, height })
  const differing = pixelmatch(golden.data, actual.data, diff.data, width, height, { threshold: tolerance.threshold })
  return differing > tolerance.share * width * height ? { actual, says: `${differing} pixels differ from the golden picture`, diff } : null
}

/** Takes pictures until one matches the golden picture, or two in a row are equal. */
async function compareStill(page: Page, name: string, theme: Theme): Promise<Compared> {
  const file = join(goldens, `${name}.png`)
  const golden = existsSync(file) ? PNG.sync.read(readFileSync(file)) : null
  let before: Compared | null = null
  for (let turn = 0; turn < mostTries; turn++) {
    const picture = await takePicture(page, theme)
    if (before?.picture.equals(picture)) return before
    const actual = PNG.sync.read(picture)
    const difference = golden ? compare(golden, actual) : { actual, says: 'has no golden picture yet', diff: null }
    before = { picture, difference }
    if (difference === null) return before
  }
  throw new Error(`The page still changes after ${mostTries} pictures.`)
}

/** Compares a page with its golden picture `pictures/NAME.png`; null if they match. */
export const differenceFromGolden = async (page: Page, name: string): Promise<Difference | null> => (await compareStill(page, name, 'light')).difference

/**
 * Holds a page against its golden picture `pictures/NAME.png`. Returns the picture of now.
 * @throws Error that says what differs, and where the picture of now and of the differences lie
 */
export async function expectGolden(page: Page, name: string, theme: Theme = 'light'): Promise<Buffer> {
  const { picture, difference } = await compareStill(page, name, theme)
  if (!difference) return picture
  const { actual, says, diff } = difference
  if (process.env.ALMANAC_GOLDEN === 'refresh') {
    write(join(goldens, `${name}.png`), actual)
    return picture
  }
  const now = join(findings, `${name}.png`)
  write(now, actual)
  if (diff) write(join(findings, `${name}.diff.png`), diff)
  throw new Error(`${name}: ${says}. Look at ${now.slice(checkout.length + 1)}; if that is how it should be, run it with ALMANAC_GOLDEN=refresh.`)
}

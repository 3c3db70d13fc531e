/** Pictures of the pages of a PDF, drawn in the browser of the tests by another program than the one that made them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PNG } from 'pngjs'
import type { Browser } from 'puppeteer-core'
import * as v from 'valibot'

const require = createRequire(import.meta.url)
const scripts = ['pdf.worker.mjs', 'pdf.mjs'].map((name) => readFileSync(require.resolve(`pdfjs-dist/legacy/build/${name}`), 'utf8'))

/** Each page as wide as `width` pixels. */
export async function picturesOf(browser: Browser, pdf: Uint8Array, width: number): Promise<PNG[]> {
  const page = await browser.newPage()
  try {
    for (const content of scripts) await page.addScriptTag({ type: 'module', content })
    await page.waitForFunction('window.pdfjsLib && window.pdfjsWorker')
    const addresses = v.parse(
      v.array(v.string()),
      await page.evaluate(`(async (base64, width) => {
        const pdf = await pdfjsLib.getDocument({ data: Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (one) => one.charCodeAt(0)), verbosity: 0 }).promise
        const pictures = []
        for (let number = 1; number <= pdf.numPages; number++) {
          const one = await pdf.getPage(number)
          const viewport = one.getViewport({ scale: width / one.getViewport({ scale: 1 }).width })
          const canvas = Object.assign(document.createElement('canvas'), { width, height: Math.round(viewport.height) })
          await one.render({ canvas, viewport }).promise
          pictures.push(canvas.toDataURL())
        }
        return pictures
      })(${JSON.stringify(Buffer.from(pdf).toString('base64'))}, ${width})`),
    )
    return addresses.map((address) => PNG.sync.read(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')))
  } finally {
    await page.close()
  }
}

import 'virtual:network-colors.css'
import '../ui/tokens.css'
import './fonts.css'
import './styles/sheet.css'
import './styles/frame.css'
import './styles/rail.css'
import './styles/cover.css'
import './styles/contents.css'
import './styles/glance.css'
import './styles/tables.css'
import './styles/charts.css'
import './styles/divider.css'
import './styles/posts.css'
import './styles/passport.css'
import './styles/coverage.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Brand } from '../../../shared/branding/brand.ts'
import { uploadedFamily } from '../../../shared/branding/fonts.ts'
import { houseFormats, setFormats } from '../../../shared/formats.ts'
import { type PrintInput, type PrintReady, printDrawGlobal } from '../../../shared/print-ready.ts'
import { loadPrints } from '../blocks/print.ts'
import { headFamily, variablesOf } from '../ui/brand/variables.ts'
import { addFaces } from './faces.ts'
import { composed } from './letters.ts'
import { measuredHeights } from './measured-heights.tsx'
import { PrintReport } from './print-report.tsx'

/** A font that the browser will not have is as one that is not there: titles stand in ours. */
async function loadUploaded(id: string, path: string): Promise<void> {
  const family = uploadedFamily(id)
  if ([...document.fonts].some((one) => one.family.replaceAll('"', '') === family)) return
  const face = new FontFace(family, `url("${path}") format("woff2")`, { weight: '1 1000' })
  document.fonts.add(await face.load())
}

/** Charts measure their texts, so the faces they use are loaded before anything is drawn. */
async function loadFonts(brand: Brand | undefined): Promise<void> {
  const head = brand ? headFamily(brand) : undefined
  const faces = ['400 12px Inter', '500 12px Inter', '600 12px Inter', ...(head ? [`600 12px ${head}`] : [])]
  await Promise.all(faces.map((face) => document.fonts.load(face)))
}

/** Set before anything is drawn: charts read their colours once. */
function setBrand(brand: Brand): void {
  for (const [name, value] of Object.entries(variablesOf(brand).light)) document.documentElement.style.setProperty(name, value)
}

/** Resolves when every picture has arrived or failed. */
async function pictures(): Promise<void> {
  // nothing scrolls here, so a picture that waits to be scrolled to would wait for ever
  for (const image of document.images) image.loading = 'eager'
  const open = [...document.images].filter((image) => !image.complete)
  await Promise.all(
    open.map(
      (image) =>
        new Promise<void>((done) => {
          image.addEventListener('load', () => done(), { once: true })
          image.addEventListener('error', () => done(), { once: true })
        }),
    ),
  )
}

/** What stands on the page, and how much of it could not be drawn. */
function readyOf(id: string, broken: number): PrintReady {
  const count = (selector: string) => document.querySelectorAll(selector).length
  return { id, settled: count('[data-block]'), failed: count('[data-block-failed]') + broken, pages: count('.page') }
}

let root: Root | null = null
/** what React could not draw of this report */
let uncaught = 0

/** Draws a report in place of the one before. */
async function draw(given: PrintInput): Promise<PrintReady> {
  const input = composed(given)
  let broken = 0
  uncaught = 0
  try {
    const place = document.getElementById('report')
    if (!place) throw new Error('The print page has no place for a report.')
    setFormats(input.formats ?? houseFormats)
    const { brand } = input.report
    if (brand) setBrand(brand)
    if (brand?.font_file && input.font) await loadUploaded(brand.font_file.id, input.font).catch(() => undefined)
    await Promise.all([addFaces(input).then(() => loadFonts(brand)), loadPrints()])
    const heightOf = await measuredHeights(input.report)
    root ??= createRoot(place, {
      onUncaughtError: () => {
        uncaught += 1
      },
    })
    const drawn = root
    flushSync(() => drawn.render(<PrintReport input={input} heightOf={heightOf} />))
    await document.fonts.ready
    await pictures()
  } catch {
    broken += 1
  }
  return readyOf(input.id, broken + uncaught)
}

window[printDrawGlobal] = draw
// what every report needs is fetched while its figures are still being read
Promise.all([loadFonts(undefined), loadPrints()]).catch(() => {})

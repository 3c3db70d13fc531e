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
import { createRoot } from 'react-dom/client'
import type { Brand } from '../../../shared/branding/brand.ts'
import { houseFormats, setFormats } from '../../../shared/formats.ts'
import { type PrintInput, printGlobal, printReadyId } from '../../../shared/print-ready.ts'
import { loadPrints } from '../blocks/print.ts'
import { headFamily, variablesOf } from '../ui/brand/variables.ts'
import { measuredHeights } from './measured-heights.tsx'
import { PrintReport } from './print-report.tsx'

declare global {
  interface Window {
    [printGlobal]?: PrintInput
  }
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

/** Says that everything stands on the page, and how much of it could not be drawn. */
function sayReady(id: string, broken: number) {
  const ready = document.createElement('div')
  ready.id = printReadyId
  ready.hidden = true
  ready.dataset.id = id
  ready.dataset.settled = String(document.querySelectorAll('[data-block]').length)
  ready.dataset.failed = String(document.querySelectorAll('[data-block-failed]').length + broken)
  ready.dataset.pages = String(document.querySelectorAll('.page').length)
  document.body.append(ready)
}

async function start() {
  const input = window[printGlobal]
  const root = document.getElementById('report')
  if (!input || !root) return
  setFormats(input.formats ?? houseFormats)
  let broken = 0
  try {
    const { brand } = input.report
    if (brand) setBrand(brand)
    await Promise.all([loadFonts(brand), loadPrints()])
    const heightOf = await measuredHeights(input.report)
    flushSync(() =>
      createRoot(root, {
        onUncaughtError: () => {
          broken += 1
        },
      }).render(<PrintReport input={input} heightOf={heightOf} />),
    )
    await document.fonts.ready
    await pictures()
  } catch {
    broken += 1
  }
  sayReady(input.id, broken)
}

start().catch(() => {})

/**
 * P14: a line of 100,000 points in Chromium, in the configuration that screens draw, from the report's block to pixels, against a plain
 * line of Chart.js without decimation. Our own without it is told as well.
 */
import { join } from 'node:path'
import { build } from 'esbuild'
import { startBrowser } from '../../test/builders/browser.ts'
import { interleaved } from './rounds.ts'
import { line, ms } from './row.ts'

const pointCount = 100_000

/** `draw` answers with the milliseconds until the picture is there: reading a pixel waits for it. */
const page = `
import { CategoryScale, Chart } from 'chart.js'
import { seriesConfig } from './config.ts'
import { readTheme } from './theme.ts'

Chart.register(CategoryScale)

const dates = Array.from({ length: ${pointCount} }, (_, day) => new Date(Date.UTC(1753, 0, 1 + day)).toISOString().slice(0, 10))
let seed = 1
const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647
let level = 40000
const values = dates.map(() => Math.round((level += (next() - 0.5) * 300)))
const figures = { unit: 'count', badge: null, prior: null }
const block = {
  kind: 'line', stacked: false, key: 'bench', title: 'Bench', subTitle: null, no_data: null, type: 'chart', bucket: 'day', unit: 'count',
  labels: dates, priorLabels: null, values: [{ key: 'facebook', label: 'Facebook', color: 'c1', values, ...figures }], colors: ['c1'],
  priorTotal: null, partialFrom: null, total: null,
}

const plain = () => ({ type: 'line', data: { labels: dates, datasets: [{ label: 'Facebook', data: values }] }, options: { animation: false } })

window.draw = (arm) => {
  const box = document.createElement('div')
  box.style.cssText = 'position:relative;width:852px;height:280px'
  const canvas = box.appendChild(document.createElement('canvas'))
  document.body.append(box)
  const start = performance.now()
  const config = arm === 'plain' ? plain() : seriesConfig(block, readTheme(box, 'screen', true), 852).config
  if (arm === 'whole') config.data.datasets[0].data = values.map((y, x) => ({ x, y }))
  const chart = new Chart(canvas, config)
  const [, , , drawn] = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
  const took = performance.now() - start
  const elements = chart.getDatasetMeta(0).data.length
  chart.destroy()
  box.remove()
  return { took, elements, drawn }
}
`

export async function chartRow(rounds: number): Promise<string> {
  const resolveDir = join(import.meta.dirname, '../../frontend/src/blocks/chart')
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const { newPage, stop } = await startBrowser()
  try {
    const opened = (await newPage()).page
    await opened.addScriptTag({ content: outputFiles[0]?.text ?? '' })
    const draw = async (arm: 'ours' | 'whole' | 'plain') => {
      const answer: unknown = await opened.evaluate(`draw('${arm}')`)
      const { took, elements } = read(answer)
      if ((arm === 'ours') === elements >= pointCount) throw new Error(`The chart drew ${elements} of ${pointCount} points.`)
      return took
    }
    const times = await interleaved({ ours: () => draw('ours'), whole: () => draw('whole'), plain: () => draw('plain') }, rounds)
    const ratio = times.ours.median / times.plain.median
    return line({
      id: 'P14',
      what: `chart of ${pointCount.toLocaleString('en')} points`,
      ours: ms(times.ours),
      other: `plain Chart.js ${ms(times.plain)}, our own with all points ${ms(times.whole)}`,
      ratio: ratio.toFixed(3),
      goal: 'at most 0.02',
      holds: ratio <= 0.02,
    })
  } finally {
    await stop()
  }
}

function read(answer: unknown): { took: number; elements: number } {
  if (typeof answer !== 'object' || answer === null || !('took' in answer && 'elements' in answer)) throw new Error('The chart was not drawn.')
  return { took: Number(answer.took), elements: Number(answer.elements) }
}

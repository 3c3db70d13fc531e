/** Any template of any type as a plan of pages. ALMANAC_TEMPLATES says how many. */
import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { reportManifests } from '../../../shared/reports/index.ts'
import { loadReport } from '../../../shared/reports/load.ts'
import type { Report } from '../../../shared/reports/report.ts'
import { sampleReport } from '../../../shared/reports/samples/index.ts'
import { applyTemplate } from '../../../shared/templates/apply.ts'
import { anyTemplate } from '../../../test/builders/any-template.ts'
import { property, sizeOf } from '../../../test/builders/sizes.ts'
import { loadPrints } from '../blocks/print.ts'
import type { PrintPage } from '../paper/page-types.ts'
import { isWords } from './block-pages.ts'
import { areaHeight, rowGap } from './packing.ts'
import { planPages } from './plan.ts'

const count = Number(process.env.ALMANAC_TEMPLATES ?? sizeOf(40, 200))
const types = reportManifests.filter(({ templates }) => templates).map(({ id }) => id)
const wholes: Report[] = []
beforeAll(async () => {
  await loadPrints()
  for (const type of types) wholes.push(sampleReport(await loadReport(type)))
})

function faultsOf(page: PrintPage): string[] {
  if (page.kind !== 'charts') return []
  const filled = page.rows.reduce((sum, { height }) => sum + height + rowGap, -rowGap)
  const most = page.sheet ? areaHeight.sheet : areaHeight.rail
  return [...(page.rows.length === 0 ? [`${page.id} is empty`] : []), ...(filled > most ? [`${page.id} is filled to ${filled} of ${most}`] : [])]
}

/** Words at the foot of a page whose charts stand on the next one, where both would have fitted one page. */
function partedWords(pages: readonly PrintPage[]): string[] {
  return pages.flatMap((page, at) => {
    const [next] = pages.slice(at + 1)
    if (page.kind !== 'charts' || next?.kind !== 'charts') return []
    const [words, drawn] = [page.rows.at(-1), next.rows[0]]
    const [item, under] = [words?.items[0], drawn?.items[0]]
    if (!words || !item || !isWords(item) || !under || under.section !== item.section || isWords(under)) return []
    return !page.sheet && !next.sheet && words.height + rowGap + 216 <= areaHeight.rail ? [`${item.id} stands without its charts`] : []
  })
}

test(`${count} templates of any type make pages that are neither empty nor overfull, each with a place of its own`, () => {
  const anything = fc.nat().chain((at) => {
    const whole = wholes[at % wholes.length]
    if (!whole) throw new Error('There is no report type with templates.')
    return anyTemplate(whole).map((reports) => applyTemplate(whole, { reports }, (key) => key))
  })
  fc.assert(
    fc.property(anything, (report) => {
      const pages = planPages(report)
      expect(pages.flatMap(faultsOf)).toEqual([])
      expect(partedWords(pages)).toEqual([])
      expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length)
    }),
    { ...property(count, count), ...(process.env.ALMANAC_TEMPLATES ? { seed: 20_261_123 } : {}) },
  )
})

import { expect, test } from '@jest/globals'
import { reportManifests } from '../reports/index.ts'
import { isOverItems, loadReport } from '../reports/load.ts'
import { aboutOf, type FigureFacts } from './about.ts'
import { metrics } from './index.ts'

/** Every metric a report may show, and the keys of its sections. */
async function declared(): Promise<{ type: string; figures: Readonly<Record<string, FigureFacts>>; sections: string[] }[]> {
  return Promise.all(
    reportManifests.map(async ({ id }) => {
      const report = await loadReport(id)
      if (!isOverItems(report)) return { type: id, figures: metrics, sections: report.sections.map(({ key }) => key) }
      return report.open(({ metrics: told, sections }) => {
        const figures: Readonly<Record<string, FigureFacts>> = told
        return { type: id, figures, sections: sections.map(({ key }) => key) }
      })
    }),
  )
}

test('what a metric names exists: the figure that counts it, the one it is read beside, and a section that draws it', async () => {
  const all = await declared()
  const sections = new Set(all.flatMap((one) => one.sections))
  const lost = all.flatMap(({ type, figures }) =>
    Object.entries(figures).flatMap(([key, { countedBy, beside, sections: drawn = [] }]) => {
      const named = [countedBy?.by, countedBy?.share, beside].filter((one) => one !== undefined && !(one in figures))
      return [...named, ...drawn.filter((one) => !sections.has(one))].map((one) => `${type}: ${key} names ${one}`)
    }),
  )
  expect([...new Set(lost)]).toEqual([])
  expect(all.flatMap(({ figures }) => Object.values(figures)).filter(({ theme }) => theme).length).toBeGreaterThan(50)
})

test('a tile is drawn by the most telling of its sections that its tab has, else by one of its own key, else by none', () => {
  const facts: FigureFacts = { sections: ['rate', 'engagement'], countedBy: null }
  expect(aboutOf('er', facts, [{ key: 'engagement' }, { key: 'rate' }])).toEqual({ section: 'rate', countedBy: null })
  expect(aboutOf('er', facts, [{ key: 'engagement' }])).toEqual({ section: 'engagement', countedBy: null })
  expect(aboutOf('reach', {}, [{ key: 'reach' }])).toEqual({ section: 'reach' })
  expect(aboutOf('reach', {}, [])).toEqual({})
})

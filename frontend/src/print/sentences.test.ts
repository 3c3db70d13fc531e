import { expect, test } from '@jest/globals'
import { summarise } from '../../../shared/narrative/index.ts'
import { aTile, emptyReport } from '../../../test/builders/report.ts'
import { report as sample } from '../samples/report.ts'
import { adviceThatFits } from './glance-room.ts'
import { glanceAdvice, glanceSentences, headline, peakSentence } from './sentences.ts'

test('a change of some profiles is never said to lead to the figure of all', () => {
  const report = emptyReport()
  const [rate, impressions] = [aTile('er_impressions', 'Engagement rate', 4, 5), aTile('impressions', 'Impressions', 109, 115)]
  const tabOf = (compared: boolean) => ({
    ...report.reports.crossChannel,
    summary: [rate, impressions].map((tile) => (compared ? tile : { ...tile, value: 120, figure: { ...tile.figure, value: 120, compared: tile.value ?? 0 } })),
  })
  const said = (compared: boolean) => {
    const tab = tabOf(compared)
    const { line, said } = glanceSentences({ ...report, reports: { ...report.reports, crossChannel: tab } }, tab)
    return [line, ...said.map(({ lead }) => lead)]
  }
  expect(said(true)).toEqual(['Impressions fell 5.2% to 109.', 'The engagement rate fell from 5 to 4.'])
  expect(said(false)).toEqual(['Impressions: 120.'])
})

test('a figure that is as it was stays at its value', () => {
  const tab = { ...emptyReport().reports.crossChannel, summary: [aTile('impressions', 'Impressions', 115, 115), aTile('engagements', 'Engagements', 6, 5)] }
  expect(headline(tab)).toBe('Impressions stayed at 115 and engagements rose 20.0% to 6.')
})

test('at a glance stands what the summary says, each sentence with a section that the report has', () => {
  const { crossChannel, networks } = sample.reports
  const written = { ...sample, ai_summary: summarise(sample) }
  const { line, said } = glanceSentences(written, crossChannel)
  expect(line).toBe(written.ai_summary.summary.short)
  expect(said.length).toBeGreaterThan(0)
  const keys = crossChannel.report.map(({ key }) => key)
  expect(said.filter(({ section }) => section !== null && !keys.includes(section))).toEqual([])
  // a network's own page has its own figures
  for (const tab of networks) expect(glanceSentences(written, tab).line).toBe(glanceSentences(sample, tab).line)
})

test('under it stands what the summary concludes, as much of it as the column holds', () => {
  const { crossChannel, networks } = sample.reports
  const written = { ...sample, ai_summary: summarise(sample) }
  const advice = glanceAdvice(written, crossChannel)
  const { conclusions, recommendations } = written.ai_summary
  expect(advice.flatMap(({ items }) => items.map(({ rest }) => rest))).toEqual([...conclusions, ...recommendations].map(({ description }) => description))
  for (const tab of networks) expect(glanceAdvice(written, tab)).toEqual([])
  const below = (paragraphs: number) =>
    adviceThatFits(advice, { line: 'One line.', said: [], notes: Array.from({ length: paragraphs }, (_, at) => `Note ${at}`) })
  expect(below(0)).toEqual(advice)
  expect(below(40)).toEqual([])
})

test('the busiest day of few known days has no multiple, and unknown days are no zeros', () => {
  const [tab] = [sample.reports.crossChannel]
  const [section] = tab.report.filter(({ key }) => key === 'impressions')
  const block = section?.content[0]
  if (!section || block?.kind !== 'column') throw new Error('no columns')
  const said = (known: readonly number[]) => {
    const [first] = block.values
    const values = first ? [{ ...first, values: block.labels.map((_, at) => known[at] ?? null) }] : []
    const sentence = peakSentence({ ...tab, report: [{ ...section, content: [{ ...block, values }] }] }, 'impressions', 'impressions')
    return sentence && `${sentence.lead} ${sentence.rest}`
  }
  expect(said([20, 10, 10])).toMatch(/ was the busiest day with 20 impressions\.$/)
  expect(said([20, 10, 10, 10, 10, 10, 10])).toMatch(/ was the busiest day with 20 impressions, twice a normal day\.$/)
  expect(said([20])).toBeNull()
})

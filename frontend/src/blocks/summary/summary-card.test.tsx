import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { publish, type SummaryDraft } from '../../../../shared/narrative/schema.ts'
import { emptyReport } from '../../../../test/builders/report.ts'
import { BlockModeContext } from '../mode.ts'
import { SummaryCard } from './summary-card.tsx'

const cites = [{ tab: 'cross_channel' as const, section: null, block: 'followers', title: 'Followers', figures: [] }]
const nothing: SummaryDraft = { summary: [], highlights: [], conclusions: [], recommendations: [] }
const advice = [{ title: 'Post earlier', description: 'Mornings do better.', cites }]

function drawn(draft: SummaryDraft, mode: 'screen' | 'share'): string {
  const report = emptyReport({ ai_summary: publish(draft) })
  return renderToStaticMarkup(
    <BlockModeContext value={{ mode, hideIndicators: false, timezone: 'UTC', dates: report.dates }}>
      <SummaryCard report={report} targetOf={({ section, block, title }) => ({ key: block, section, tile: block, title })} onTarget={() => {}} />
    </BlockModeContext>,
  )
}

test('a summary has a column only for what it has to say', () => {
  const sentence = [{ text: 'Followers rose.', cites }]
  for (const draft of [
    { ...nothing, summary: sentence },
    { ...nothing, conclusions: advice },
    { ...nothing, recommendations: advice },
  ]) {
    const html = drawn(draft, 'screen')
    expect(html).not.toMatch(/<div><\/div>|<dl[^>]*><\/dl>|<ul[^>]*><\/ul>|<p[^>]*><\/p>/)
    expect([...html.matchAll(/<h3>/g)]).toHaveLength(draft.summary.length > 0 ? 0 : 1)
  }
})

test('a summary without findings says so to its author, and is no card on a link', () => {
  expect(drawn(nothing, 'share')).toBe('')
  expect(drawn(nothing, 'screen')).not.toMatch(/<h3>|<dl/)
})

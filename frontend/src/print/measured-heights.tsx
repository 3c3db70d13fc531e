/** How high the words of a template stand on paper, by laying them out where nobody sees them. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Report, reportTabs } from '../../../shared/reports/report.ts'
import { RichText } from '../blocks/rich-text/rich-text.tsx'
import { railWidth } from '../paper/measures.ts'
import { estimatedHeight, type HeightOf } from './block-pages.ts'

/** Waits for the faces that the words take, which decide where their lines end. */
export async function measuredHeights(report: Report): Promise<HeightOf> {
  const texts = [...new Set(reportTabs(report).flatMap(({ extraText, report: sections }) => [extraText, ...sections.map((section) => section.extraText)]))]
  const words = texts.filter((html): html is string => Boolean(html))
  if (words.length === 0) return estimatedHeight
  const box = document.createElement('div')
  box.style.cssText = `position: absolute; visibility: hidden; width: ${railWidth}px`
  document.body.append(box)
  const root = createRoot(box)
  flushSync(() => root.render(words.map((html) => <RichText key={html} html={html} />)))
  const { fontFamily } = getComputedStyle(box)
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px ${fontFamily}`, box.textContent ?? '')))
  const heights = new Map(words.map((html, at) => [html, Math.ceil(box.children[at]?.getBoundingClientRect().height ?? 0)]))
  root.unmount()
  box.remove()
  return (html) => heights.get(html) ?? estimatedHeight(html)
}

/** How high the words of a template stand on paper, by laying them out where nobody sees them. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Report, reportTabs, type TabReport } from '../../../shared/reports/report.ts'
import { RichText } from '../blocks/rich-text/rich-text.tsx'
import { halfWidth, railWidth } from '../paper/measures.ts'
import { estimatedHeight, type HeightOf } from './block-pages.ts'

type Text = { readonly html: string; readonly width: number }

/** Those of tabs and sections; of halves in their width too. */
function textsOf({ extraText, report }: TabReport): Text[] {
  const halves = report.filter(({ span }) => span === 6)
  return [
    ...[extraText, ...report.map((section) => section.extraText)].map((html) => ({ html: html ?? '', width: railWidth })),
    ...halves.map((section) => ({ html: section.extraText ?? '', width: halfWidth })),
  ]
}

/** Waits for the faces that the words take, which decide where their lines end. */
export async function measuredHeights(report: Report): Promise<HeightOf> {
  const texts = new Map(reportTabs(report).flatMap((tab) => textsOf(tab).flatMap((text): [string, Text][] => (text.html ? [[keyOf(text), text]] : []))))
  if (texts.size === 0) return estimatedHeight
  const box = document.createElement('div')
  box.style.cssText = 'position: absolute; visibility: hidden'
  document.body.append(box)
  const root = createRoot(box)
  const drawn = [...texts].map(([key, { html, width }]) => (
    <div key={key} style={{ width }}>
      <RichText html={html} />
    </div>
  ))
  flushSync(() => root.render(drawn))
  const { fontFamily } = getComputedStyle(box)
  await Promise.all(['400', '600'].map((weight) => document.fonts.load(`${weight} 14px ${fontFamily}`, box.textContent ?? '')))
  const heights = new Map([...texts.keys()].map((key, at) => [key, Math.ceil(box.children[at]?.getBoundingClientRect().height ?? 0)]))
  root.unmount()
  box.remove()
  return (html, width = railWidth) => heights.get(keyOf({ html, width })) ?? estimatedHeight(html, width)
}

const keyOf = ({ html, width }: Text) => `${width} ${html}`

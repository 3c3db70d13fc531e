import type * as v from 'valibot'
import { formatCount } from '../../../shared/format-count.ts'
import { templateMessages } from '../../../shared/template-messages.ts'
import { type templateContent, templateLimits } from '../../../shared/templates/content.ts'
import { richHeight } from '../../../shared/templates/rich-text.ts'
import type { TemplateTab } from '../../../shared/templates/shown.ts'
import { problem } from '../../kernel/request/problem.ts'
import { cleanHtml, lettersOfHtml } from './clean-html.ts'
import type { ReportTemplate } from './store/templates.ts'

/** What a page has for a text beside its rail, in pixels (frontend/src/paper/measures.ts, frontend/src/print/packing.ts). */
const paperWidth = 852
const paperHeight = 680

type Sent = v.InferOutput<v.ObjectSchema<typeof templateContent, undefined>>
type SentTab = Sent['reports'][number]

/**
 * What was sent as it is stored: of its texts only what is allowed; one that is empty then is none.
 * @throws Problem 400 for a text of too many letters, or of more lines than a page has
 */
export function cleanContent({
  cover = null,
  range = null,
  compare = null,
  ...sent
}: Sent): Pick<ReportTemplate, 'hideIndicators' | 'cover' | 'range' | 'compare' | 'reports'> {
  return { hideIndicators: sent.hideIndicators, cover: cover === null ? null : cleanCover(cover), range, compare, reports: sent.reports.map(cleanTab) }
}

function cleanTab({ code, sections, summary, extraText }: SentTab): TemplateTab {
  return {
    code,
    summary,
    sections: sections.map((section) => ({
      key: section.key,
      title: section.title,
      ...extraOf('extraText' in section ? section.extraText : null),
      ...('pageBreak' in section && section.pageBreak ? { pageBreak: true } : {}),
      ...('width' in section && section.width ? { width: section.width } : {}),
    })),
    ...extraOf(extraText),
  }
}

function extraOf(html: string | null | undefined): { extraText?: string } {
  const extraText = cleanHtml(html ?? '', 'text')
  const { extraText: most } = templateLimits
  if (lettersOfHtml(extraText) > most) throw problem(400, templateMessages.textLong(formatCount(most)))
  if (richHeight(extraText, paperWidth) > paperHeight) throw problem(400, templateMessages.textHigh)
  return extraText ? { extraText } : {}
}

function cleanCover(html: string): string {
  const cover = cleanHtml(html, 'cover')
  const { cover: most } = templateLimits
  if (lettersOfHtml(cover) > most) throw problem(400, templateMessages.coverLong(formatCount(most)))
  return cover
}

import fc from 'fast-check'
import { type Report, reportTabs, type TabReport } from '../../shared/reports/report.ts'
import { allowsHalf } from '../../shared/reports/section-rows.ts'
import { richHeight } from '../../shared/templates/rich-text.ts'
import { summaryKey, type TemplateTab } from '../../shared/templates/shown.ts'

/** Any tabs of a report, any sections and figures of each in any order, some under another title, some with words above them, on a page of their own or at half the width. */
export const anyTemplate = (report: Report) => fc.tuple(...reportTabs(report).map(anyTab)).map((tabs) => tabs.filter((tab): tab is TemplateTab => tab !== null))

const anyTab = ({ code, report, summary }: TabReport) =>
  fc.option(
    fc.record(
      {
        code: fc.constant(code),
        sections: anyOf([summaryKey, ...report.map(({ key }) => key)]).chain((some) => fc.tuple(...some.map((choice) => withWords(choice, report)))),
        summary: anyOf(summary.map(({ key }) => key)),
        extraText: anyWords('text'),
      },
      { requiredKeys: ['code', 'sections', 'summary'] },
    ),
    { freq: 4 },
  )

const anyOf = (keys: readonly string[]) =>
  fc
    .shuffledSubarray([...keys])
    .chain((some) => fc.tuple(...some.map((key) => fc.option(fc.string({ minLength: 1, maxLength: 100 })).map((title) => ({ key, title })))))

const withWords = (choice: { key: string; title: string | null }, sections: TabReport['report']) => {
  const section = sections.find(({ key }) => key === choice.key)
  return fc
    .record({
      extraText: fc.option(anyWords('text'), { freq: 1, nil: undefined }),
      pageBreak: fc.constantFrom(true as const, undefined, undefined),
      width: section && allowsHalf(section) ? fc.constantFrom('half' as const, 'half' as const, undefined) : fc.constant(undefined),
    })
    .map(({ extraText, pageBreak, width }) => ({ ...choice, ...(extraText && { extraText }), ...(pageBreak && { pageBreak }), ...(width && { width }) }))
}

/** What people write, in scripts whose letters are wide, narrow, joined or run the other way. */
const phrases = [
  'More people saw what we wrote this week. ',
  'تقرير الأداء لهذا الأسبوع يوضح نمو المتابعين. ',
  'הדוח השבועי מראה צמיחה. ',
  '东京的咖啡店的数字比上周好。',
  '日本語の文章はここにあります。',
  '🎉 ☕ 👩‍👩‍👧‍👦 ',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'WMW@%—',
  'https://example.com/a/long/way/to/a/page?with=questions ',
  'il.,;',
] as const

const phrase = fc.tuple(fc.constantFrom(...phrases), fc.nat(40)).map(([words, times]) => words.repeat(times).slice(0, 1900))
const part = fc.oneof(
  phrase.map((words) => `<p>${words}</p>`),
  phrase.map((words) => `<p><strong>${words}</strong> <a href="https://example.com">${words.slice(0, 20)}</a></p>`),
  fc.array(phrase, { minLength: 1, maxLength: 12 }).map((items) => `<ul>${items.map((words) => `<li><p>${words.slice(0, 120)}</p></li>`).join('')}</ul>`),
  fc.nat(20).map((lines) => `<p>${'line<br>'.repeat(lines)}end</p>`),
  fc.nat(11).map((deep) => `${'<ol><li>in '.repeat(deep + 1)}${'</li></ol>'.repeat(deep + 1)}`),
)
const heading = phrase.map((words) => `<h2>${words.slice(0, 80)}</h2><h3>${words.slice(0, 60)}</h3>`)

/** What a page has for a text, as functions/domains/templates/clean-content.ts asks of it. */
const [textWidth, textHeight] = [852, 680]

/** Clean HTML as a template keeps it: a text that fits a page, or a cover of any length. */
export const anyWords = (where: 'text' | 'cover') =>
  fc
    .array(where === 'cover' ? fc.oneof(part, heading) : part, { minLength: 1, maxLength: where === 'cover' ? 8 : 3 })
    .map((parts) => (where === 'cover' ? parts.join('') : fitting(parts)))

function fitting(parts: readonly string[]): string {
  const all = parts.join('')
  return richHeight(all, textWidth) <= textHeight || parts.length === 0 ? all : fitting(parts.slice(1))
}

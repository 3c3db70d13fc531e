/** Answers every media query of the print page while it is built (docs/decisions/0089-what-a-sheet-asks-of-its-medium.md). */
import { type MediaCondition, type MediaQuery, type TransformOptions, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** CSS pixels; as `.page` of sheet.css */
const pageWidth = 1240
/** The print page is in our light theme; nothing on paper is pointed at or moves. */
const onPaper: Readonly<Record<string, string>> = { hover: 'hover', 'prefers-color-scheme': 'light', 'prefers-reduced-motion': 'no-preference' }

const widths: Readonly<Record<string, (asked: number) => boolean>> = {
  'less-than': (asked) => pageWidth < asked,
  'less-than-equal': (asked) => pageWidth <= asked,
  'greater-than': (asked) => pageWidth > asked,
  'greater-than-equal': (asked) => pageWidth >= asked,
}

function holdsOnPaper({ mediaType, qualifier, condition }: MediaQuery): boolean {
  const isPaper = mediaType === 'print' || mediaType === 'all'
  const holds = isPaper && (!condition || meets(condition))
  return qualifier === 'not' ? !holds : holds
}

function meets(condition: MediaCondition): boolean {
  if (condition.type === 'not') return !meets(condition.value)
  if (condition.type === 'operation') return condition.operator === 'and' ? condition.conditions.every(meets) : condition.conditions.some(meets)
  if (condition.type === 'feature') {
    const { value: feature } = condition
    if (feature.type === 'plain' && feature.value.type === 'ident' && onPaper[feature.name]) return onPaper[feature.name] === feature.value.value
    if (feature.type === 'range' && feature.name === 'width' && feature.value.type === 'length' && feature.value.value.type === 'value') {
      const { unit, value } = feature.value.value.value
      const holds = widths[feature.operator]
      if (unit === 'px' && holds) return holds(value)
    }
  }
  throw new Error(`Say in paper-media.vite.ts what this media query is on paper: ${JSON.stringify(condition)}`)
}

const visitor: TransformOptions<Record<string, never>>['visitor'] = {
  Rule: { media: ({ value }) => (value.query.mediaQueries.some(holdsOnPaper) ? value.rules : []) },
}

/** @throws when a sheet asks something that is not known of paper */
export function sheetOnPaper(css: string): string {
  const answered = transform({ filename: 'print.css', code: Buffer.from(css), minify: true, visitor }).code.toString()
  // of one query within another the outer one is answered first
  return answered.includes('@media') ? sheetOnPaper(answered) : answered
}

export const paperMedia: Plugin = {
  name: 'almanac-paper-media',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = sheetOnPaper(String(file.source))
    }
  },
}

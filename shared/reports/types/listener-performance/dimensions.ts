/** What mentions are cut by. */
import { sourceDisplay } from '../../../items/mentions.ts'
import { sourcePart } from '../../kits/sentiment/dimensions.ts'
import { plainWords, sentimentParts } from '../../kits/sentiment/metrics.ts'
import type { Dimension, DimensionValue } from '../../language/items/dimension.ts'
import type { Found } from './found.ts'

const names = { region: new Intl.DisplayNames('en-GB', { type: 'region' }), language: new Intl.DisplayNames('en-GB', { type: 'language' }) }

function nameOf(kind: keyof typeof names, code: string | null): readonly DimensionValue[] {
  return code === null ? [] : [{ key: code, label: names[kind].of(code) ?? code }]
}

const queryPart = (name: string): DimensionValue => ({ key: name, label: name })

/** What was looked for tells nothing of what was said. */
function wordsSaid({ text, language, asked }: Found): readonly DimensionValue[] {
  const sought = new Set(asked.flatMap((query) => query.toLowerCase().split(/\s+/)))
  return [...plainWords(text, language)].filter((word) => !sought.has(word)).map((word) => ({ key: word, label: word }))
}

export const mentionCuts = {
  query: { title: 'Query', of: ({ queries }) => queries.map(queryPart), parts: ([first]) => (first?.asked ?? []).map(queryPart) },
  source: { title: 'Source', of: ({ source }) => [sourcePart(source)] },
  sentiment: { title: 'Sentiment', of: ({ sentiment }) => sentimentParts.filter(({ key }) => key === sentiment), parts: () => sentimentParts },
  country: { title: 'Country', of: ({ country }) => nameOf('region', country) },
  language: { title: 'Language', of: ({ language }) => nameOf('language', language) },
  word: { title: 'Word', of: wordsSaid },
  author: {
    title: 'Author',
    of: ({ source, author }) =>
      author
        ? [
            {
              key: `${source} ${author.id}`,
              label: author.name,
              description: sourceDisplay(source),
              attributes: { followers: { type: 'number', value: author.followers, unit: 'count' } },
              ...(sourcePart(source).badge ? { badge: sourcePart(source).badge } : {}),
            },
          ]
        : [],
  },
} as const satisfies Record<string, Dimension<Found>>

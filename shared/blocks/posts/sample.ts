import { addDays } from '../../dates/index.ts'
import type { NetworkCode } from '../../networks.ts'
import { type BlockSample, from, sampleHead } from '../sample.ts'
import { isLevel, type SampleMetric, sampleFigure } from '../sample-figure.ts'
import type { Figure } from '../shared.ts'
import type { PostsData } from './data.ts'

/** Two rows of three. */
const maxCards = 6

export const postsSample: BlockSample<PostsData> = (spec, codes) => ({
  kind: 'posts',
  ...sampleHead(spec),
  type: 'posts',
  values: codes.slice(0, maxCards).map((code, index) => ({
    id: code,
    network: code,
    profile: 'Northbound Coffee',
    publishedAt: `${addDays(from, index)}T18:30:00.000Z`,
    postType: 'image',
    text: 'New bag, same beans. Which colour is yours? #winterblend',
    url: null,
    media: [{ kind: 'image', picture_url: null, alt: 'A bag of coffee' }],
    figures: spec.columns.map((one) => ({
      key: one.id,
      label: one.label,
      figure: ofOnePost(one, code),
    })),
  })),
  rowsTotal: codes.length,
})

function ofOnePost(metric: SampleMetric, code: NetworkCode): Figure {
  const figure = sampleFigure(metric, [code])
  const value = isLevel(metric) ? figure.value : Math.ceil((figure.value ?? 0) / 10)
  return { ...figure, value, prior: null, growth: { kind: 'none', value: null } }
}

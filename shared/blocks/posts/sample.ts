import { addDays } from '../../dates/index.ts'
import { type BlockSample, from, sampleFigure, sampleHead } from '../sample.ts'
import type { PostsData } from './data.ts'

export const postsSample: BlockSample<PostsData> = (spec, codes) => ({
  kind: 'posts',
  ...sampleHead(spec),
  type: 'posts',
  values: codes.map((code, index) => ({
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
      figure: { ...sampleFigure(one, index), prior: null, growth: { kind: 'none', value: null } },
    })),
  })),
  rowsTotal: codes.length,
})

/** What every chart has, of one without a title, for tests and scenes. */
import type { BlockOf } from '../../shared/blocks/index.ts'

export const aBlock: Pick<BlockOf<'pie'>, 'key' | 'type' | 'title' | 'subTitle' | 'passports' | 'no_data'> = {
  key: 'k',
  type: 'chart',
  title: null,
  subTitle: null,
  passports: [],
  no_data: null,
}

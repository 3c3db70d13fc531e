import type { ShownId } from '../../metrics/shown.ts'
import type { BlockFigures } from '../figures.ts'

export const mapFigures: BlockFigures<'map'> = () => ['audience_countries', 'audience_country_share'] satisfies ShownId[]

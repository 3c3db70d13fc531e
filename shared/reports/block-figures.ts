/** Which figures a block of a report over daily figures and posts shows follows from its declaration: keys into its tab's passports. */
import type { Unnamed } from '../blocks/index.ts'
import { isMetricId, type MetricId } from '../metrics/index.ts'
import { hashtagFigures, partKey, partOf, postKey, type ShownId } from '../metrics/shown.ts'
import type { BlockSpec, ColumnPartsSpec, ReportDefinition } from './definition.ts'

/** A figure of posts: in a report of days another one than the metric, and so with a passport of its own. */
export function postFigureKey(basis: ReportDefinition['basis'], id: MetricId): string {
  return basis === 'lifetime' || id === 'posts_published' ? id : postKey(id)
}

/** In reading order, each once; none for plain text. What no network of the tab gives is not drawn, so it is not named. */
export function figuresOf(spec: BlockSpec, block: Unnamed, basis: ReportDefinition['basis']): string[] {
  if (block.kind === 'table') return [...new Set(block.header.flatMap(({ passport }) => passport ?? []))]
  if (block.kind === 'posts') return (block.values[0]?.figures ?? []).map(({ key }) => (isMetricId(key) ? postFigureKey(basis, key) : key))
  switch (spec.kind) {
    case 'line':
      return [spec.metric]
    case 'column':
      if ('metric' in spec) return [spec.metric]
      return spec.parts === 'engagements' ? ['engagements', ...partsDrawn(block)] : seriesDrawn({ ...spec, parts: spec.parts }, block)
    case 'bar':
      return 'metric' in spec ? [spec.metric] : ['audience_ages' satisfies ShownId]
    case 'donut':
    case 'pie':
      return 'metric' in spec
        ? [spec.metric]
        : 'parts' in spec
          ? spec.parts.map(({ measure }) => measure).filter(isMetricId)
          : ['audience_genders' satisfies ShownId]
    case 'heatmap':
      return 'breakdown' in spec ? [spec.metric] : ['best_time' satisfies ShownId]
    case 'map':
      return ['audience_countries', 'audience_country_share'] satisfies ShownId[]
    case 'hashtags':
      return [...hashtagFigures]
    default:
      return []
  }
}

/** Measures and metrics drawn beside each other go by their own ids; where none has a value, all that could have been. */
function seriesDrawn({ parts, lines = [] }: ColumnPartsSpec, block: Unnamed): string[] {
  const declared = [...parts.map(({ measure }) => measure), ...lines].filter(isMetricId)
  const drawn = declared.filter((id) => seriesKeys(block).includes(id))
  return drawn.length > 0 ? drawn : declared
}

/** A chart of nothing but the rest draws engagements as a whole. */
function partsDrawn(block: Unnamed): string[] {
  const drawn = seriesKeys(block).map(partKey).filter(partOf)
  return drawn.length === 1 && drawn[0] === partKey('other') ? [] : drawn
}

function seriesKeys(block: Unnamed): string[] {
  return block.kind === 'column' ? block.values.map(({ key }) => key) : []
}

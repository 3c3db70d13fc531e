import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { titleHeight } from '../../paper/measures.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { cellWords, isCount } from './cells.ts'
import { bestHours } from './hours.ts'
import { PrintHeatmap } from './print-heatmap.tsx'
import { HeatmapKey } from './view.tsx'

type Data = BlockOf<'heatmap'>

function Aside({ data }: { data: Data }) {
  const best = bestHours(data)
  const first = best[0]
  if (!first) return <p className="lead">{screenMessages.print.unranked(data.itemsLabel)}</p>
  return (
    <>
      <p className="lead">
        <b>{`${first.day} ${first.hour}`}</b> leads: {cellWords(first, data)}.
      </p>
      <ol className="ranked">
        {best.map((time, index) => (
          <li key={`${time.day}${time.hour}`}>
            <b>
              <em>{index + 1}</em>
              {time.day}, {time.hour}
            </b>
            <span>{cellWords(time, data)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

const isShown = ({ kind, no_data }: Pick<Data, 'no_data'> & { kind: string }) => kind === 'heatmap' && no_data === null

export const heatmapPrint: BlockPrint<'heatmap'> = {
  form: 'rail',
  size: () => fixed('whole', titleHeight + 300),
  // several of one section share pages
  ownPage: ({ section }) => section.content.filter(isShown).length === 1,
  once: () => true,
  gist(data) {
    const [first] = bestHours(data)
    return first ? `${first.day} ${first.hour} leads` : ''
  },
  View: PrintHeatmap,
  Key: HeatmapKey,
  keyWidth: null,
  rail: { heading: (data) => (isCount(data) ? 'By weekday and hour' : `By weekday and hour, ${data.itemsLabel} below`), Aside },
}

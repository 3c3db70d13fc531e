import type { BlockOf } from '../../../../shared/blocks/index.ts'
import { type BlockPrint, fixed } from '../block-print.ts'
import { shareText } from '../chart/slices-view.tsx'
import { MapView } from './view.tsx'

function Aside({ data: { values } }: { data: BlockOf<'map'> }) {
  const [first] = values
  return first ? (
    <p className="lead">
      <b>{first.label}</b> leads: {shareText(first.share)} of all with a known country.
    </p>
  ) : null
}

export const mapPrint: BlockPrint<'map'> = {
  form: 'small',
  // it never shares a page
  size: () => fixed('whole', Number.POSITIVE_INFINITY),
  ownPage: () => true,
  once: () => true,
  gist: ({ values: [first] }) => (first ? `${first.label} leads` : ''),
  // paper does not scroll, so it does not wait until the map is nearly in view
  View: MapView,
  Key: null,
  keyWidth: null,
  rail: { heading: () => 'By country', Aside },
}

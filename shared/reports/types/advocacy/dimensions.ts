/** What shares are cut by. */
import { networks, tabDisplay } from '../../../networks.ts'
import type { Dimension } from '../../language/items/dimension.ts'
import type { AdvocacyEntry } from './entries.ts'

const regions = new Intl.DisplayNames('en-GB', { type: 'region' })

export const advocacyCuts = {
  channel: {
    title: 'Network',
    of: (entry) => {
      const code = entry.kind === 'share' ? entry.share.network : entry.kind === 'country' ? entry.network : null
      return code === null ? [] : [{ key: code, label: networks[code].display, color: `n-${code}`, badge: { network: code, name: tabDisplay(code) } }]
    },
  },
  country: { title: 'Country', of: (entry) => (entry.kind === 'country' ? [{ key: entry.code, label: regions.of(entry.code) ?? entry.code }] : []) },
  advocate: {
    title: 'Advocate',
    of: (entry) => {
      if (entry.kind !== 'share') return []
      const { share, advocate } = entry
      return [{ key: share.advocateId, label: advocate?.name ?? share.advocateId, picture_url: advocate?.picture_url ?? null }]
    },
  },
  content: {
    title: 'Post',
    of: (entry) => {
      if (entry.kind !== 'share') return []
      const { id, text, url, picture_url } = entry.share.post
      return [{ key: id, label: text || id, url, picture_url }]
    },
  },
} as const satisfies Record<string, Dimension<AdvocacyEntry>>

/** Whether what two imports name is the same thing, where one may give ids and the other names, or one ads and the other whole campaigns. */
import type { AdObject, AdRow } from '../../../../shared/items/ads.ts'
import { isGiven, isWhole } from './objects.ts'

const levels = ['campaign', 'ad_set', 'ad'] as const
type ObjectName = { readonly raw: string; readonly id: string; readonly name: string }
/** `depth`: 3 of an ad, 2 of a whole ad set, 1 of a whole campaign, 0 of a whole account. */
export type Who = { readonly depth: number; readonly names: readonly [ObjectName, ObjectName, ObjectName] }
type Get = (level: AdObject['level'], id: string) => AdObject | undefined

const numbered = /^\d{5,}$/
const nowhere = 'none'

export function whoOf({ campaignId, adSetId, adId }: Pick<AdRow, 'campaignId' | 'adSetId' | 'adId'>, get: Get): Who {
  const [campaign, adSet, ad] = [campaignId, adSetId, adId].map((raw, at): ObjectName => {
    if (raw === nowhere || isWhole(raw)) return { raw: '', id: '', name: '' }
    const name = get(levels[at] ?? 'ad', raw)?.name ?? ''
    // whether what has no other name is a name or an id
    if (name === '' || name === raw) return numbered.test(raw) ? { raw, id: raw, name: '' } : { raw, id: '', name: raw }
    return { raw, id: isGiven({ id: raw, name }) ? raw : '', name }
  })
  const none = { raw: '', id: '', name: '' }
  const depth = isWhole(adId) ? (adSetId !== nowhere ? 2 : campaignId !== nowhere ? 1 : 0) : 3
  return { depth, names: [campaign ?? none, adSet ?? none, ad ?? none] }
}

/** null where nobody can tell: one has an id alone, the other a name alone. */
function isSame(a: ObjectName, b: ObjectName): boolean | null {
  if (a.raw !== '' && a.raw === b.raw) return true
  if (a.id !== '' && b.id !== '') return false
  return a.name !== '' && b.name !== '' ? a.name === b.name : null
}

/** Whether one is the other or lies in it, as far as they go alike; null where their deepest cannot be told apart. What only one says of where it lies tells nothing. */
export function overlap(a: Who, b: Who): boolean | null {
  const depth = Math.min(a.depth, b.depth)
  const same = a.names.slice(0, depth).map((one, at) => isSame(one, b.names[at] ?? one))
  if (same.some((one) => one === false)) return false
  return depth === 0 ? true : (same[depth - 1] ?? null)
}

import { importMessages } from '../../../../shared/import-messages.ts'
import type { Table } from '../../readers/csv/table.ts'

/** Of YouTube's exports of who watches: by what they are. */
export function viewersBy({ header }: Table): string | null {
  const names = header.map((name) => name.toLowerCase())
  const by = ['geography', 'cities', 'city', 'viewer age', 'viewer gender'].find((name) => names.includes(name))
  return by && names.some((name) => /^views(?: \(%\))?$/.test(name))
    ? importMessages.ofViewers(by === 'geography' ? 'country' : by.replace('cities', 'city'))
    : null
}

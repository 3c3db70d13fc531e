/** The lines that an endpoint has elsewhere: how the access matrix calls it. */
import type { Address } from './address.ts'
import type { Parent, Rights } from './parents.ts'
import type { Deed } from './store.ts'

/** Whether the access matrix has all that a row needs to be answered well: a list or something new, of nothing or of what its tenants have. */
export const isHeld = (parent: Parent | null, deed: Deed) => (deed === 'of' || deed === 'put') && (parent === null || parent.row !== null)

/** Ids of nobody, until the tenants of the matrix have some. */
export function accessRow(name: string, { params, parent: of }: Address, parent: Parent | null, deed: Deed, isRead: boolean): (text: string) => string {
  const own = parent?.row ?? null
  const ids = params.map((one) => (own && one === of?.param ? `${one}: ${own.id}` : `${one}: 'missing'`)).join(', ')
  const fields = [...(params.length > 0 ? [`params: { ${ids} }`] : []), ...(params.length === 0 && !isRead ? ['body: {}'] : [])].join(', ')
  const call = `(${own ? `_, { ${own.takes} }` : ''}) => ({ ${fields} })`
  const rest = [...(own?.needs ? [`needs: '${own.needs}'`] : []), ...(isHeld(parent, deed) ? [] : ['status: 404'])]
  const row = fields === '' && rest.length === 0 ? 'plain' : `{ ${[`calls: [${call}]`, ...rest].join(', ')} }`
  return (text) => text.replace(/\n}\s*$/, `\n  '${name}': ${row},\n}\n`)
}

/** Who may call it, as the table of the rules says it; what was chosen, until somebody holds it against them. */
export function neededRow(name: string, rights: Rights | 'account'): (text: string) => string {
  const need = rights === 'account' ? "'account'" : `['${rights.section}', '${rights.level}']`
  return (text) => text.replace(/\n}\s*$/, `\n  '${name}': ${need},\n}\n`)
}

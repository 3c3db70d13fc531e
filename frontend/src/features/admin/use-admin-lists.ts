import { call } from '../../lib/api.ts'
import { usePages } from '../../lib/use-pages.ts'
import { useRead } from '../../lib/use-read.ts'

type Asked = { readonly q: string; readonly day?: string }

const queryOf = ({ q, day }: Asked, cursor: string | null) => ({ ...(q ? { search: q } : {}), ...(day ? { day } : {}), ...(cursor ? { cursor } : {}) })

/** The people of all accounts. */
export function usePeople(asked: Asked) {
  const load = (cursor: string | null) => call('GET /admin/users', { query: queryOf(asked, cursor) })
  const { pages, ...list } = usePages('GET /admin/users', load, { about: asked.q })
  return { ...list, rows: pages.flatMap(({ people }) => people), goesOn: Boolean(pages.at(-1)?.cursor) }
}

/** All accounts. */
export function useCustomers(asked: Asked) {
  const load = (cursor: string | null) => call('GET /admin/customers', { query: queryOf(asked, cursor) })
  const { pages, ...list } = usePages('GET /admin/customers', load, { about: asked.q })
  return { ...list, rows: pages.flatMap(({ customers }) => customers), goesOn: Boolean(pages.at(-1)?.cursor) }
}

/** The profiles of all accounts. */
export function useAnyProfiles(asked: Asked) {
  const load = (cursor: string | null) => call('GET /admin/profiles', { query: queryOf(asked, cursor) })
  const { pages, ...list } = usePages('GET /admin/profiles', load, { about: asked.q })
  return { ...list, rows: pages.flatMap(({ profiles }) => profiles), goesOn: Boolean(pages.at(-1)?.cursor) }
}

/** Errors of the last 30 days, or of one of them. */
export function useErrors(asked: Asked) {
  const load = (cursor: string | null) => call('GET /admin/errors', { query: queryOf(asked, cursor) })
  const { pages, ...list } = usePages('GET /admin/errors', load, { about: JSON.stringify(asked) })
  const [first] = pages
  const rows = pages.flatMap(({ errors }) => errors)
  return { ...list, rows, counts: first?.counts ?? [], most: first?.most ?? 0, goesOn: Boolean(pages.at(-1)?.cursor) }
}

/** The same errors by what failed; none are asked for with null. */
export function useErrorGroups(asked: Asked | null) {
  const { data, ...read } = useRead('GET /admin/errors/groups', asked && { query: queryOf(asked, null) }, { silent: true, keepPreviousData: true })
  const { isLoading, isValidating, error, retry } = read
  return {
    isLoading,
    isValidating,
    error,
    retry,
    rows: data?.groups ?? [],
    lookedAt: data && !data.all ? data.looked_at : null,
    goesOn: false,
    more: () => undefined,
  }
}

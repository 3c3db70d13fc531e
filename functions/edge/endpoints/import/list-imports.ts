import { type ImportRow, listImports } from '../../../../shared/api/imports.ts'
import { messages } from '../../../../shared/messages.ts'
import type { ImportRecord } from '../../../domains/import/record.ts'
import { listImports as readImports } from '../../../domains/import/store.ts'
import { getLast } from '../../../domains/import/undo/store.ts'
import { whyNot } from '../../../domains/import/undo/why-not.ts'
import { can } from '../../../kernel/accounts/actor.ts'
import { getProfile, getUser } from '../../../kernel/accounts/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

const pageSize = 20

export const handler = handle(listImports, async ({ actor, params, query, now }) => {
  const { accountId } = actor
  const profile = await getProfile(accountId, params.id)
  if (!profile || !can(actor, 'profiles', 'view', profile.entity_gid)) throw problem(404, messages.profiles.missing)
  const [{ records, cursor }, last] = await Promise.all([
    readImports(accountId, profile.id, { cursor: query.cursor ?? null, limit: pageSize }),
    getLast(accountId, profile.id),
  ])
  const ids = new Set(records.flatMap(({ user_id, undone }) => [user_id, undone?.user_id ?? null]).filter((id) => id !== null))
  const names = new Map(await Promise.all([...ids].map(async (id) => [id, (await getUser(accountId, id))?.name ?? null] as const)))
  const mayUndo = can(actor, 'profiles', 'manage', profile.entity_gid)
  return {
    imports: records.map((record) => rowOf(record, (id) => (id === null ? null : (names.get(id) ?? null)), mayUndo && whyNot(record, last, now) === null)),
    cursor,
  }
})

function rowOf(record: ImportRecord, nameOf: (id: string | null) => string | null, canUndo: boolean): ImportRow {
  const { id, state, rows_read, rows_written, error, created_at, ended_at, undone, user_id } = record
  const results = record.results ?? []
  const days = results.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()).sort()
  return {
    ...{ id, state, rows_read, rows_written, error, created_at, ended_at },
    files: record.files.map(({ name }) => name),
    kinds: [...new Set(results.flatMap(({ kind }) => kind ?? []))],
    rows_skipped: results.reduce((sum, { skippedTotal }) => sum + skippedTotal, 0),
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    by: nameOf(user_id),
    undone: undone && { at: undone.at, by: nameOf(undone.user_id) },
    can_undo: canUndo,
  }
}

import { getFacebookPage } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { pageRow } from '../../../domains/competitors/competitor-row.ts'
import { getPage } from '../../../domains/public-profiles/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

export const handler = handle(getFacebookPage, async ({ query: { page_id } }) => {
  const page = await getPage('facebook', page_id)
  if (!page || page.gone) throw problem(404, messages.competitors.unknownPage)
  return { id: page.id, ...pageRow(page) }
})

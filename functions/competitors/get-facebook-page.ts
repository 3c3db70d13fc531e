import { getFacebookPage } from '../../shared/api/competitors.ts'
import { messages } from '../../shared/messages.ts'
import { handle } from '../lib/endpoint.ts'
import { problem } from '../lib/problem.ts'
import { getPage } from '../public-profiles/store.ts'
import { pageRow } from './competitor-row.ts'

export const handler = handle(getFacebookPage, async ({ query: { page_id } }) => {
  const page = await getPage('facebook', page_id)
  if (!page || page.gone) throw problem(404, messages.competitors.unknownPage)
  return { id: page.id, ...pageRow(page) }
})

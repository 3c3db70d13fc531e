import { suggestCompetitors } from '../../../../shared/api/competitors.ts'
import { messages } from '../../../../shared/messages.ts'
import { manifest } from '../../../../shared/reports/types/competitor/manifest.ts'
import { pageRow } from '../../../domains/competitors/competitor-row.ts'
import { searchPages } from '../../../domains/public-profiles/store.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { problem } from '../../../kernel/request/problem.ts'

const most = 10

export const handler = handle(suggestCompetitors, async ({ query: { network, q } }) => {
  if (!manifest.networks.some((code) => code === network)) throw problem(400, messages.competitorReport.networks)
  return { suggestions: (await searchPages(network, q, most)).map(pageRow) }
})

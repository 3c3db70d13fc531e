/**
 * The directory of public pages. It belongs to no tenant and is written by jobs alone:
 *   pk PAGES#<network>      sk WORD#<word>#<id>   the page under each word of its name and its username: a search is one Query
 *                           sk PAGE#<id>          the page by its id
 *   pk INDUSTRY#<industry>  sk <network>#<id>     the page among its peers
 * Their daily figures and posts lie where those of profiles do, in the partitions of `publicAccount`.
 */
import * as v from 'valibot'
import type { NetworkCode } from '../../../shared/networks.ts'
import { PublicProfile } from '../../../shared/public-profiles.ts'
import { readItem } from '../../kernel/table/get-item.ts'
import { queryPage, readAll } from '../../kernel/table/query.ts'
import { writeEach } from '../../kernel/table/write-each.ts'

const directoryKey = (network: NetworkCode) => `PAGES#${network}`
const Kept = v.object({ page: PublicProfile })

/** Lower case, without accents: what a search is compared by. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu) ?? [])]
}

const wordsOfPage = ({ name, username }: PublicProfile) => [...new Set([...wordsOf(name), ...wordsOf(username ?? '')])]

/** Safe to repeat. A page that changed its name is still found by the old one. */
export async function putPage(page: PublicProfile): Promise<void> {
  const kept = v.parse(PublicProfile, page)
  const pk = directoryKey(kept.network)
  const items = [
    { pk, sk: `PAGE#${kept.id}`, page: kept },
    ...wordsOfPage(kept).map((word) => ({ pk, sk: `WORD#${word}#${kept.id}`, page: kept })),
    ...(kept.industry ? [{ pk: `INDUSTRY#${kept.industry}`, sk: `${kept.network}#${kept.id}`, page: kept }] : []),
  ]
  await writeEach({ put: items })
}

export async function getPage(network: NetworkCode, id: string): Promise<PublicProfile | null> {
  return (await readItem(Kept, { pk: directoryKey(network), sk: `PAGE#${id}` }))?.page ?? null
}

/** Enough that the other words of a search have something to choose from. */
const mostRead = 200

/** Pages that have a word beginning with each word of `text`; the most followed first. */
export async function searchPages(network: NetworkCode, text: string, most: number): Promise<PublicProfile[]> {
  const words = wordsOf(text).sort((a, b) => b.length - a.length)
  const [longest] = words
  if (!longest) return []
  const { items } = await queryPage({ pk: directoryKey(network), prefix: `WORD#${longest}` }, { limit: mostRead })
  const found = new Map(items.map((item) => v.parse(Kept, item).page).map((page) => [page.id, page]))
  return [...found.values()]
    .filter((page) => !page.gone && words.every((word) => wordsOfPage(page).some((own) => own.startsWith(word))))
    .sort((a, b) => (b.followers ?? -1) - (a.followers ?? -1) || a.name.localeCompare(b.name, 'en'))
    .slice(0, most)
}

/** Pages of an industry on these networks, by id. */
export async function pagesOfIndustry(industry: string, networks: readonly NetworkCode[]): Promise<PublicProfile[]> {
  const peers = await readAll(Kept, { pk: `INDUSTRY#${industry}` })
  return peers.map(({ page }) => page).filter(({ network, gone }) => !gone && networks.includes(network))
}

import { getLinkPage } from '../../../../shared/api/link-pages.ts'
import { linkPageKinds } from '../../../../shared/link-paths.ts'
import { messages } from '../../../../shared/messages.ts'
import { sharedPageHeaders } from '../../../../shared/security-headers.ts'
import { isDeadLink } from '../../../domains/links/dead-links.ts'
import { plainPage, readBuiltPage } from '../../../domains/shares/shared-page.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { problem } from '../../../kernel/request/problem.ts'

/** The page asks for its link itself and shows every failure, so only a dead link changes the status. Needs no session. */
export const handler = handle(getLinkPage, async ({ params: { kind: given, token }, now, log }) => {
  const kind = linkPageKinds.find((one) => one === given)
  if (kind === undefined) throw problem(404, messages.missing)
  const [isDead, page] = await Promise.all([
    isDeadLink[kind](token, now).catch((error) => {
      log.error('link: not looked up for its page', { error })
      return false
    }),
    readBuiltPage(kind === 'recipient' ? 'shared.html' : 'index.html', now).catch((error) => {
      log.error('link: no page', { error })
      return null
    }),
  ])
  return new Answer({
    status: isDead ? 410 : page === null ? 503 : 200,
    body: Buffer.from(page ?? plainPage(isDead)),
    // its address has a token
    headers: { ...sharedPageHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
})

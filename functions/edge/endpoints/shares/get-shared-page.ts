import { getSharedPage, getSharedReport } from '../../../../shared/api/shared-reports.ts'
import { sharedPageHeaders } from '../../../../shared/security-headers.ts'
import { findOpenShare } from '../../../domains/shares/open-share.ts'
import { plainPage, readSharedPage } from '../../../domains/shares/shared-page.ts'
import { handle } from '../../../kernel/chain/endpoint.ts'
import { Answer } from '../../../kernel/request/answer.ts'
import { calledHost } from '../../../kernel/request/front.ts'
import { Problem } from '../../../kernel/request/problem.ts'

/** The page asks for its report itself and shows every failure, so only a dead link changes the status. Needs no session. */
export const handler = handle(getSharedPage, async ({ params, event, now, log }) => {
  const [isDead, page] = await Promise.all([
    findOpenShare(params.token, calledHost(event), now).then(
      () => false,
      (error) => {
        if (error instanceof Problem && error.status === 410) return true
        log.error('share: not looked up for its page', { error })
        return false
      },
    ),
    readSharedPage(now).catch((error) => {
      log.error('share: no page', { error })
      return null
    }),
  ])
  return new Answer({
    status: isDead ? 410 : page === null ? 503 : 200,
    body: Buffer.from(page ?? plainPage(isDead)),
    headers: {
      ...sharedPageHeaders,
      ...(isDead || page === null ? {} : begins(params.token)),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
})

/** The browser asks for the report while it fetches the scripts that show it. */
const begins = (token: string) => ({ link: `</api${getSharedReport.path.replace('{token}', token)}>; rel=preload; as=fetch; crossorigin` })

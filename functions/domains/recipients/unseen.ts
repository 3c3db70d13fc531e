import { Answer } from '../../kernel/request/answer.ts'

/** An answer to the holder of a link: kept by nobody on its way, and in no index. */
export const unseen = (value: Record<string, unknown>): Answer =>
  new Answer({ value, headers: { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' } })

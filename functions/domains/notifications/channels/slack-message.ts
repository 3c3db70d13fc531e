/** What a message in Slack says. The names of others are text: nothing in them calls anybody, or is a link. */
import { shortened } from '../../../../shared/notifications/notice.ts'

/** In Slack's own form; a section has 3,000 characters at most. */
const most = 2900
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export type SlackMessage = { readonly text: string; readonly blocks: readonly Record<string, unknown>[] }

/** `action`: the words of the link. `url`: its whole address. `from`: the account. */
export function slackMessage({ sentence, action, url, from }: { sentence: string; action: string; url: string; from: string }): SlackMessage {
  const address = url.replaceAll('|', '%7C').replaceAll('>', '%3E')
  return {
    // of a telephone's lock screen
    text: escaped(shortened(sentence, most)),
    blocks: [
      { type: 'section', text: { type: 'plain_text', text: shortened(sentence, most), emoji: false } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: `<${address}|${escaped(action)}> · ${escaped(shortened(from, 200))}` }] },
    ],
  }
}

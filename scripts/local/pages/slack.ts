/** /_local/slack: takes what the product tells in Slack. `/_local/slack.json` lists it, newest first; it is forgotten when the stack stops. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../read-body.ts'
import { sendJson } from './layout.ts'

const most = 200
const taken: { at: string; to: string; message: unknown }[] = []

/** Removes what was taken. */
export function forgetSlack(): void {
  taken.length = 0
}

/** False: it is no address of Slack's. */
export async function slackPages({ pathname }: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (pathname === '/_local/slack.json') {
    sendJson(response, taken)
    return true
  }
  if (!pathname.startsWith('/_local/slack/services/') || request.method !== 'POST') return false
  taken.unshift({ at: new Date().toISOString(), to: pathname.slice('/_local/slack'.length), message: JSON.parse(String(await readBody(request, 100_000))) })
  taken.length = Math.min(taken.length, most)
  response.writeHead(200, { 'content-type': 'text/plain' })
  response.end('ok')
  return true
}

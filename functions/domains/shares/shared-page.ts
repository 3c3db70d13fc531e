/** The built page of shared reports, read from where the app is served, so it is the one that was deployed last. */
import { html } from '../../../shared/html.ts'
import { linkMessages } from '../../../shared/link-messages.ts'
import { messages } from '../../../shared/messages.ts'

/** Milliseconds. Short, because a page names the scripts of its own deployment. */
const [freshFor, longestWait] = [10_000, 3_000]
const stored = new Map<BuiltPage, { page: string; until: number }>()

/** Pages of the app: the one of readers, which does not say our name, and that of everybody else. */
export type BuiltPage = 'shared.html' | 'index.html'

const address = () => process.env.ALMANAC_SHARED_PAGE ?? `${process.env.ALMANAC_ORIGIN ?? ''}/shared.html`

/** @throws when the app cannot be reached, or has no such page */
export async function readBuiltPage(name: BuiltPage, now: Date): Promise<string> {
  const last = stored.get(name)
  if (last && last.until > now.getTime()) return last.page
  const answer = await fetch(address().replace(/shared\.html$/, name), { signal: AbortSignal.timeout(longestWait) })
  if (!answer.ok) throw new Error(`The page ${name} was answered with ${answer.status}.`)
  const page = await answer.text()
  stored.set(name, { page, until: now.getTime() + freshFor })
  return page
}

export const readSharedPage = (now: Date): Promise<string> => readBuiltPage('shared.html', now)

/** Instead of the page, when that cannot be read. */
export function plainPage(isDead: boolean): string {
  const said = isDead ? [linkMessages.refused.gone, linkMessages.ends.why] : [messages.generic]
  const head = html`<meta charset="utf-8"><meta name="robots" content="noindex, nofollow"><title>Shared report</title>`
  return html`<!doctype html><html lang="en">${head}${said.map((one) => html`<p>${one}</p>`)}</html>`.source
}

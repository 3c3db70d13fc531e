/** Which addresses are Slack's: nothing else is ever called, so nobody can have us look into our own network. */

/** Where incoming webhooks are. Only the local stack and tests say otherwise. */
const slack = () => process.env.ALMANAC_SLACK ?? 'https://hooks.slack.com'

/** The address as it is called, or null when it is no incoming webhook of Slack. */
export function slackAddress(given: string): string | null {
  if (!URL.canParse(given)) return null
  const { origin, pathname, username, password, search, hash, href } = new URL(given)
  const home = new URL(slack())
  const path = `${home.pathname.replace(/\/+$/, '')}/services/`
  const isSlack = origin === home.origin && pathname.startsWith(path) && /^[\w-]+(?:\/[\w-]+)*$/.test(pathname.slice(path.length))
  return isSlack && !username && !password && !search && !hash ? href : null
}

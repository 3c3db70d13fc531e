/** Hosts of their own that shared links of an account may have. A deployment has the certificate of each, so it says which there are (README). */
import { origin } from '../../kernel/clients.ts'

/** ALMANAC_LINK_DOMAINS: `reports.leith.example=ACCOUNT, go.pike.example=ACCOUNT`. One without an account is nobody's. */
function configured(): { domain: string; accountId: string }[] {
  return (process.env.ALMANAC_LINK_DOMAINS ?? '').split(',').flatMap((entry) => {
    const [domain = '', accountId = ''] = entry.split('=').map((part) => part.trim())
    return domain && accountId ? [{ domain: domain.toLowerCase(), accountId }] : []
  })
}

export const linkDomains = (accountId: string): string[] => configured().flatMap((one) => (one.accountId === accountId ? [one.domain] : []))

/** Whose host this is, whatever its port, with the dot of an absolute name or without; null where it is none of them. */
export const accountOfHost = (host: string): string | null =>
  configured().find(({ domain }) => domain === host.toLowerCase().replace(/\.?(:\d+)?$/, ''))?.accountId ?? null

/** Where the shared links of a brand begin: at its own domain as long as the deployment has it, else at ours, with the port of ours. Without a slash at its end. */
export function linkOrigin(accountId: string, brand: { readonly domain: string | null } | undefined): string {
  const domain = brand?.domain
  if (!domain || !linkDomains(accountId).includes(domain)) return origin()
  const { protocol, port } = new URL(origin())
  return `${protocol}//${domain}${port ? `:${port}` : ''}`
}

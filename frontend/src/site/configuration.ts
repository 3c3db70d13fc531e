/** What only whoever runs a deployment knows of its public pages: the name behind them, and addresses elsewhere. What is empty is not shown. */
export const linkNames = [
  'help',
  'status',
  'roadmap',
  'changelog',
  'requests',
  'insights',
  'podcast',
  'beyond-social-podcast',
  'careers',
  'affiliate-marketing',
  'extensions',
  'vista-page',
] as const
export type LinkName = (typeof linkNames)[number]

export type Configuration = {
  readonly legalName: string
  readonly contact: string
  readonly securityContact: string
  /** address of a shared report that anybody may open */
  readonly sampleReport: string
  readonly links: Readonly<Partial<Record<LinkName, string>>>
}

const isLinkName = (name: string): name is LinkName => linkNames.some((one) => one === name)

/** `name=https://..., name=https://...` @throws for a name that there is none of, and for what is no address */
function readLinks(text: string): Configuration['links'] {
  return Object.fromEntries(
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const at = entry.indexOf('=')
        const name = entry.slice(0, at)
        const address = URL.parse(entry.slice(at + 1))
        if (!isLinkName(name)) throw new Error(`ALMANAC_SITE_LINKS names "${name}". There are ${linkNames.join(', ')}.`)
        if (address?.protocol !== 'https:') throw new Error(`ALMANAC_SITE_LINKS has no https address for "${name}".`)
        return [name, address.href]
      }),
  )
}

/** From the environment of the build (README, "The public pages"). */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  return {
    legalName: env.ALMANAC_LEGAL_NAME ?? '',
    contact: env.ALMANAC_CONTACT ?? '',
    securityContact: env.ALMANAC_SECURITY_CONTACT ?? env.ALMANAC_CONTACT ?? '',
    sampleReport: env.ALMANAC_SAMPLE_REPORT ?? '',
    links: readLinks(env.ALMANAC_SITE_LINKS ?? ''),
  }
}

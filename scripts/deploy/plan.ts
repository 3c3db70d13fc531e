/** What a call of `npm run deploy` or `teardown` asks for, with what AWS says is there already. Decides; does nothing. */
import { parseArgs } from 'node:util'
import { mailAddress } from '../../infra/names.ts'
import { adminRoles } from '../../shared/admin-roles.ts'

const isAdmin = (entry: string) => /^[^\s@=]+@[^\s@=]+$/.test(entry.split('=')[0] ?? '') && adminRoles.some((role) => role === (entry.split('=')[1] ?? 'admin'))

/** In the order they are made (docs/decisions/0013-one-web-address.md). */
export const stacks = ['data', 'mail', 'web', 'api', 'delivery', 'alarms'] as const
export type StackName = (typeof stacks)[number]

/** A reason to stop, in words for whoever typed the command. */
export class Unclear extends Error {}

export type Options = { env: string; chosen: readonly StackName[]; everything: boolean; context: Record<string, string>; yes: boolean }

/** @throws Unclear */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      env: { type: 'string', default: 'dev' },
      only: { type: 'string' },
      'mail-from': { type: 'string' },
      origin: { type: 'string' },
      'alarm-email': { type: 'string' },
      sentiment: { type: 'string' },
      'summary-model': { type: 'string' },
      'private-reports': { type: 'string' },
      'link-domains': { type: 'string' },
      'link-certificate': { type: 'string' },
      signup: { type: 'string' },
      'stripe-secret': { type: 'string' },
      'stripe-public-key': { type: 'string' },
      admins: { type: 'string' },
      'oidc-issuer': { type: 'string' },
      'oidc-client': { type: 'string' },
      'oidc-secret': { type: 'string' },
      'oidc-label': { type: 'string' },
      'breached-passwords': { type: 'string' },
      'limit-factor': { type: 'string' },
      'trusted-proxies': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  })
  if (!/^[a-z][a-z0-9]{1,19}$/.test(values.env)) throw new Unclear('--env takes a short name of small letters and digits, such as "staging".')
  if (values.sentiment !== undefined && !['embedded', 'comprehend'].includes(values.sentiment)) throw new Unclear('--sentiment is "embedded" or "comprehend".')
  if ((values['stripe-secret'] === undefined) !== (values['stripe-public-key'] === undefined))
    throw new Unclear('--stripe-secret and --stripe-public-key go together.')
  if (values.signup !== undefined && !['open', 'invite', 'closed'].includes(values.signup)) throw new Unclear('--signup is "open", "invite" or "closed".')
  const unknownAdmin = values.admins?.split(',').find((entry) => !isAdmin(entry.trim()))
  if (unknownAdmin !== undefined)
    throw new Unclear(`--admins takes addresses, each with a role or none: "ana@example.com,ben@example.com=support". Roles: ${adminRoles.join(', ')}.`)
  if (values.origin !== undefined && !/^https?:\/\/[^/]+\/?$/.test(values.origin))
    throw new Unclear('--origin is a web address, such as "https://reports.example.com".')
  if (!/^\d*$/.test(values['trusted-proxies'] ?? '')) throw new Unclear('--trusted-proxies is a whole number, such as "1".')
  if (values['limit-factor'] !== undefined && !(Number(values['limit-factor']) > 0)) throw new Unclear('--limit-factor is a number above 0, such as "2".')
  const provider = ['oidc-issuer', 'oidc-client', 'oidc-secret'] as const
  if (provider.some((name) => values[name] !== undefined) && !provider.every((name) => values[name]))
    throw new Unclear('--oidc-issuer, --oidc-client and --oidc-secret, the name of a secret of AWS Secrets Manager, belong together.')
  for (const name of ['oidc-issuer', 'breached-passwords'] as const)
    if (values[name] !== undefined && !/^https:\/\/[^\s/]+(?:\/\S*)?$/.test(values[name]))
      throw new Unclear(`--${name} is an address that begins with https://.`)
  const asked = values.only?.split(',').map((name) => name.trim()) ?? stacks
  const unknown = asked.find((name) => !stacks.some((stack) => stack === name))
  if (unknown !== undefined) throw new Unclear(`There is no stack "${unknown}". Choose from: ${stacks.join(', ')}.`)
  const given = {
    env: values.env,
    mailFrom: values['mail-from'],
    origin: values.origin,
    alarmEmail: values['alarm-email'],
    sentiment: values.sentiment,
    summaryModel: values['summary-model'],
    privateReports: values['private-reports'],
    linkDomains: values['link-domains'],
    linkCertificate: values['link-certificate'],
    signUp: values.signup,
    stripeSecret: values['stripe-secret'],
    stripePublicKey: values['stripe-public-key'],
    admins: values.admins,
    oidcIssuer: values['oidc-issuer'],
    oidcClient: values['oidc-client'],
    oidcSecret: values['oidc-secret'],
    oidcLabel: values['oidc-label'],
    breachedPasswords: values['breached-passwords'],
    limitFactor: values['limit-factor'],
    trustedProxies: values['trusted-proxies'],
  }
  return {
    env: values.env,
    chosen: stacks.filter((stack) => asked.includes(stack)),
    everything: values.only === undefined,
    context: Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    yes: values.yes,
  }
}

/** Outputs of the stacks that stand. */
export type Standing = Partial<Record<StackName, Record<string, string>>>
export type Identity = { name: string; isVerified: boolean }

/** `sender`: the address to say something about, where this deploy is about mail. */
export type Plan = { chosen: readonly StackName[]; context: Record<string, string>; sender: string | null }

/**
 * What to deploy and with which context. The sender is remembered; `identities` are those of SES for it, and one that somebody else set up
 * is used as it is. @throws Unclear
 */
export async function planDeploy(options: Options, standing: Standing, identities: (mailFrom: string) => Promise<readonly Identity[]>): Promise<Plan> {
  const web = options.chosen.includes('web') || standing.web !== undefined
  const context: Record<string, string> = { ...options.context, web: String(web) }
  const mailFrom = options.context.mailFrom ?? standing.delivery?.MailFrom
  const needsSender = options.chosen.some((stack) => stack === 'mail' || stack === 'api' || stack === 'delivery')
  if (!needsSender) return { chosen: options.chosen, context, sender: null }
  if (!mailFrom)
    throw new Unclear(
      "Which address should reports be sent from? Say --mail-from 'Almanac <reports@example.com>', with an address whose mail you can read: SES sends it a link to confirm. A later deploy remembers it.",
    )
  const address = addressOf(mailFrom)
  const known = standing.mail ? [] : await identities(mailFrom)
  return { chosen: options.chosen.filter((stack) => stack !== 'mail' || known.length === 0), context: { ...context, mailFrom }, sender: address }
}

function addressOf(mailFrom: string): string {
  try {
    return mailAddress(mailFrom)
  } catch {
    throw new Unclear(`--mail-from "${mailFrom}" is not an address. Write reports@example.com or 'Almanac <reports@example.com>'.`)
  }
}

/** What to take down, last made first; `data` stays, so that a later deploy finds the table, the bucket and the address of the API. @throws Unclear */
export function planTeardown({ env, chosen, everything, yes }: Options): StackName[] {
  if (!everything && chosen.includes('data'))
    throw new Unclear(`The stack almanac-${env}-data holds everything that was ever imported and sent, so it is not taken down from here.`)
  if (chosen.includes('web') && !(chosen.includes('api') && chosen.includes('delivery')))
    throw new Unclear('The functions of api and delivery know the address of web. Take them down with it, and deploy them again without web.')
  if (!yes) throw new Unclear(`This removes the stacks of "${env}" but for almanac-${env}-data, with the table and the bucket. Add --yes to go on.`)
  return chosen.filter((stack) => stack !== 'data').reverse()
}

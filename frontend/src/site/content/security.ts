/** What the product promises of security, as SECURITY.md does. */

export const securityShort = [
  ['Tenant isolation', 'All data is stored under the signed-in account. No input can name another account.'],
  ['Tokens are stored hashed', 'Sessions and links use 256-bit tokens; we store only their hashes.'],
  ['PDFs render in a sandbox', 'The browser that renders PDFs has no network and no access to the machine.'],
  ['Files are private', 'Encrypted, and served by links that expire after fifteen minutes.'],
  ['CSV that cannot run', 'No cell can be a formula in anyone’s spreadsheet.'],
  ['Texts stay in the account', 'Sentiment and summaries run on our own code, unless a deployment configures its own service.'],
] as const

type Promised = { readonly title: string; readonly promises: readonly (readonly [what: string, how: string])[] }

export const securityGroups: readonly Promised[] = [
  {
    title: 'Accounts',
    promises: [
      ['Tenant isolation', 'Every storage key includes the signed-in account; no input can name another. Other people’s data looks like it doesn’t exist.'],
      ['Permissions are enforced by the server', 'A test generated from the contracts tries every call with every role, with own, foreign and missing ids.'],
      ['Sign-in gives nothing away', 'Attempts are limited per account and address. An unknown address gets the same answer in the same time.'],
      ['Two-factor authentication', 'Accounts can require a code from an authenticator app at every sign-in.'],
    ],
  },
  {
    title: 'Secrets',
    promises: [
      ['Hashed credentials', 'Sessions, links and codes are stored hashed. Passwords are stored with scrypt, a slow, salted hash.'],
      ['No secrets in logs', 'Tokens, passwords and request bodies are never logged.'],
    ],
  },
  {
    title: 'Output',
    promises: [
      ['PDFs render in a sandbox', 'The browser that prints has no network, an empty environment and one page of our own.'],
      ['CSV cannot run', 'No cell can be a formula in anyone’s spreadsheet.'],
      ['Files are private', 'Encrypted, and served by links that expire after fifteen minutes.'],
      ['Shared links stay out of search', 'Search engines are asked not to index them, and no referrer is sent.'],
    ],
  },
  {
    title: 'Texts',
    promises: [
      [
        'Nothing leaves the account',
        'Sentiment and summaries run on our own code, unless a deployment configures a service in its own cloud account. Its summaries are checked against the report before anyone reads them.',
      ],
    ],
  },
  {
    title: 'These pages',
    promises: [['No tracking', 'No trackers or third-party scripts, and only one cookie, for coupons. That is why there is no consent banner.']],
  },
]

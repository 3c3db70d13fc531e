/** What the product promises of security, as SECURITY.md does. */

export const securityShort = [
  ['Your account is the key', 'All data is stored under the signed-in account. No input can name another account.'],
  ['Tokens are never kept', 'Sessions and links are 256-bit tokens; only their hashes are stored.'],
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
      [
        'Tenants are keys',
        'Every stored key is made from the signed-in account; no input can name another one. Other people’s data looks like it doesn’t exist.',
      ],
      ['Rights are enforced by the server', 'A test generated from the contracts tries every call with every role, with own, foreign and missing ids.'],
      ['Sign-in gives nothing away', 'Attempts are limited per account and address. An unknown address gets the same answer in the same time.'],
      ['A second step', 'Accounts can ask for a code of an authenticator app at every sign-in.'],
    ],
  },
  {
    title: 'Secrets',
    promises: [
      ['Only hashes are kept', 'Sessions, links and codes are stored hashed. Passwords are stored with scrypt, a slow, salted hash.'],
      ['Logs hold no secrets', 'Tokens, passwords and bodies never reach a log.'],
    ],
  },
  {
    title: 'Output',
    promises: [
      ['PDFs render in a sandbox', 'The browser that prints has no network, an empty environment and one page of our own.'],
      ['CSV cannot run', 'No cell can be a formula in anyone’s spreadsheet.'],
      ['Files are private', 'Encrypted, and served by links that expire after fifteen minutes.'],
      ['Shared links stay out of search', 'They ask not to be indexed and pass no referrer on.'],
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
    promises: [['No tracking', 'No trackers, no third-party scripts, and only one cookie, for a coupon you bring. So there is no consent banner.']],
  },
]

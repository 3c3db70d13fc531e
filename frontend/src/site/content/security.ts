/** What the product promises of security, as SECURITY.md does. */

export const securityShort = [
  ['Your account is the key', 'What is stored is filed under the account that signed in. No input can name another one.'],
  ['Tokens are never kept', 'Sessions and links are 256-bit tokens; only their hashes are stored.'],
  ['The PDF maker is shut in', 'The browser that makes the PDF has no network and nothing of the machine’s.'],
  ['Files are private', 'Encrypted, and reached by links that live fifteen minutes.'],
  ['CSV that cannot run', 'No cell can be a formula in anyone’s spreadsheet.'],
  ['Texts stay in the account', 'Sentiment and summaries are made by our own code, unless a deployment names a service of its own.'],
] as const

type Promised = { readonly title: string; readonly promises: readonly (readonly [what: string, how: string])[] }

export const securityGroups: readonly Promised[] = [
  {
    title: 'Accounts',
    promises: [
      [
        'Tenants are keys',
        'Every stored key is made from the signed-in account; no input can name another one. What belongs to someone else is answered exactly as what does not exist.',
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
      ['The PDF maker is shut in', 'The browser that prints has no network, an empty environment and one page of our own.'],
      ['CSV cannot run', 'No cell can be a formula in anyone’s spreadsheet.'],
      ['Files are private', 'Encrypted, and reached by links that live fifteen minutes.'],
      ['Shared links stay out of search', 'They ask not to be indexed and pass no referrer on.'],
    ],
  },
  {
    title: 'Texts',
    promises: [
      [
        'Nothing leaves the account',
        'Sentiment and summaries are made by our own code, unless a deployment names a service in its own cloud account. A summary that comes back is held to the report before anyone reads it.',
      ],
    ],
  },
  {
    title: 'These pages',
    promises: [
      ['Nobody is followed', 'No tracker, no script of anybody else, no cookie but the one that keeps a coupon you bring. So there is no banner to agree to.'],
    ],
  },
]

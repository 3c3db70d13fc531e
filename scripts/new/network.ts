import { before, inOrder, type Plan, Refused, sentence } from './plan.ts'

/** What a network has at the least, under names that are ours until it says its own. A tab that shows nothing would be none. */
const fields = [
  ['followers', 'followers'],
  ['engagements', 'reactions + comments + shares'],
  ['public_engagements', 'reactions + comments + shares'],
  ['reactions', 'reactions'],
  ['comments', 'comments'],
  ['shares', 'shares'],
  ['posts_published', 'posts'],
]
  .map(([metric, field]) => `      ${metric}: '${field}',\n`)
  .join('')

/** A network: its row, what it gives of the metrics, its mark. The compiler asks for each of them. */
export function planNetwork(name: string): Plan {
  if (!/^[a-z]+$/.test(name)) throw new Refused('The code of a network is one word in small letters, such as mastodon.')
  return {
    files: {},
    edits: {
      'shared/networks.ts': before(
        'export const networks = {',
        '} as const satisfies Record<string, Network>',
        `  ${name}: {
    display: '${sentence(name)}',
    day: 'UTC',
    posts: false,
    color: { light: '#5b6472', dark: '#aeb6c3' },
    linkHosts: [],
    pictureHosts: [],
  },
`,
      ),
      'shared/metrics/given.ts': inOrder(
        before('export const engagementsGiven', '\n}\n', `\n  ${name}: ['reactions', 'comments', 'shares'],`),
        before('export const given', '\n}\n', `\n  ${name}: {\n    fields: {\n${fields}    },\n  },`),
      ),
      'frontend/src/ui/network-icon.tsx': before('const paths = {', '} as const satisfies', `  ${name}: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',\n`),
    },
    next: [
      'Say in shared/networks.ts how it is called, in which zone it counts its days, where links to its posts lead, where it keeps its pictures, and a colour that is told from the others.',
      'Write into shared/metrics/given.ts what it gives, under its own names: so far followers, posts, and engagements that are made of reactions, comments and shares.',
      'Draw its mark in frontend/src/ui/network-icon.tsx; simple-icons has most.',
      `Declare what it exports in functions/domains/networks/${name}/index.ts, and list it in functions/domains/networks/index.ts; the generic formats take it as it is.`,
    ],
  }
}

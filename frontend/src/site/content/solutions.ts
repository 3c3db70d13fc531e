/** For whom: what Almanac does for each kind of team. Says nothing that the product does not do. */
import { reportManifest } from '../../../../shared/reports/index.ts'
import type { Solution } from '../../../../shared/site-pages.ts'

type Part = { readonly title: string; readonly said: string; readonly points: readonly (readonly [what: string, how: string])[] }

export type SolutionContent = {
  readonly name: string
  /** in the menu */
  readonly note: string
  readonly title: string
  readonly lead: string
  readonly parts: readonly Part[]
  readonly banner: string
}

const nameOf = (report: string) => reportManifest(report)?.name ?? ''

export const solutionContent: Readonly<Record<Solution, SolutionContent>> = {
  agencies: {
    name: 'Agencies',
    note: 'A report per client, under their name',
    title: 'Reports that stand up to questions',
    lead: 'Each client with its own profiles, timezone, colour and recipients. You see every report and its delivery.',
    parts: [
      {
        title: 'Their name on it',
        said: 'Each client has a logo, colour, font and footer, used on screen, in links, PDFs and emails.',
        points: [
          ['A profile group for each client', 'with its own branding; it falls back to your account’s branding'],
          ['White label', 'removes our name from links, PDFs and emails, if your plan includes it'],
          ['A domain for links', 'so that clients open your own address, if your plan includes it'],
        ],
      },
      {
        title: 'A group per client',
        said: 'People see only the groups they work for.',
        points: [
          ['Permissions by area', 'none, view or manage, for each section and group'],
          ['Enforced by the server', 'other people’s data looks like it doesn’t exist'],
          ['Clients need no account', 'a link shows them only the sealed report'],
        ],
      },
      {
        title: 'Set up once, sent every Monday',
        said: 'A schedule runs in the client’s timezone, even when the clocks change.',
        points: [
          ['Weekly or monthly', 'up to 52 runs, or until you stop it; each run can be viewed and removed separately'],
          ['Each recipient once', 'even when a step fails and is retried'],
          ['You hear of it', 'we notify the owner of a failed run, with the reason'],
        ],
      },
    ],
    banner: 'Start with one client',
  },
  creators: {
    name: 'Creators',
    note: 'Numbers a sponsor can check',
    title: 'Numbers a sponsor can check',
    lead: 'Send a link in place of a screenshot. Readers can click any number to see where it comes from.',
    parts: [
      {
        title: 'One page for all networks',
        said: 'Each network counts differently. The report says how.',
        points: [
          ['Every figure defined', 'with the field of the network behind it'],
          ['Gaps are visible', 'figures a network does not offer are left out, never shown as 0'],
          ['Your best posts', 'with their results by type, time and label'],
        ],
      },
      {
        title: 'Links that expire',
        said: 'A deal has an end date, and so does the link.',
        points: [
          ['After 7, 30 or 90 days', 'or never, as you choose'],
          ['Sealed', 'what you sent never changes, even when figures do'],
          ['Revoke any time', 'if it went to the wrong address'],
        ],
      },
    ],
    banner: 'Send the next sponsor a link',
  },
  enterprise: {
    name: 'Enterprise',
    note: 'SSO and permissions by area',
    title: 'One set of definitions for every team',
    lead: 'Markets, brands and agencies use the same definitions, each with its own permissions.',
    parts: [
      {
        title: 'Your sign-in, your permissions',
        said: 'You set permissions once; the server enforces them on every call.',
        points: [
          ['Single sign-on', 'with your own OpenID Connect provider'],
          ['Two-factor authentication', 'required at sign-in, if you want it'],
          ['An audit trail', 'of every change, with the values before and after'],
        ],
      },
      {
        title: 'Your own cloud',
        said: 'Almanac is serverless on AWS and can run in your own account.',
        points: [
          ['One tenant, one key', 'no input can name another account'],
          ['Texts stay in your account', 'sentiment and summaries run on our own code unless you choose a service'],
          ['An API with keys', 'that may read, import or schedule, with an expiry you set'],
        ],
      },
      {
        title: 'Compared with others',
        said: 'Not just with last month.',
        points: [
          [nameOf('industry_benchmark'), 'your profiles beside the median of their industry'],
          [nameOf('sentiment'), 'how people feel about you, and why'],
          [nameOf('competitor'), 'your profile beside the pages it competes with'],
        ],
      },
    ],
    banner: 'Start with one team',
  },
  'multi-location-brands': {
    name: 'Multi-location brands',
    note: 'Every branch, measured the same way',
    title: 'Every branch, measured the same way',
    lead: 'Branches differ. What counts as a review, a visit or a reply should not.',
    parts: [
      {
        title: 'Branch by branch',
        said: 'A profile group for each location or region, and one report across all of them.',
        points: [
          ['Up to 100 profiles in a report', 'combined and individually'],
          ['Local timezones', 'each profile uses its own timezone, or that of its group'],
          ['Branch teams', 'see only their own branch'],
        ],
      },
      {
        title: 'Reviews that were answered',
        said: 'From Facebook and Google, with the words people use.',
        points: [
          ['Ratings and replies', 'how many were answered, and how fast'],
          ['Sentiment', 'of each review, with what people praise and criticise'],
          ['CSV import', 'bring in reviews from any source'],
        ],
      },
    ],
    banner: 'Start with two branches',
  },
  'small-businesses': {
    name: 'Small businesses',
    note: 'One report a month, automatically',
    title: 'One report a month, automatically',
    lead: 'Set it up once. It arrives on the day you choose, with a one-minute summary.',
    parts: [
      {
        title: 'Read in a minute',
        said: 'The summary is generated from the report, and each sentence links to its source.',
        points: [
          ['What changed', 'and whether it is beyond normal variation'],
          ['What to try', 'such as your best time to post'],
          ['Nothing invented', 'every figure in a sentence is recomputed before it is shown'],
        ],
      },
      {
        title: 'Start small',
        said: 'Free covers one person. Try paid plans without a card.',
        points: [
          ['No connection needed', 'import the networks’ export files'],
          ['PDF and CSV', 'in every plan'],
          ['Leave any time', 'with all your data in one download'],
        ],
      },
    ],
    banner: 'Schedule your first report',
  },
  nonprofits: {
    name: 'Nonprofits',
    note: 'Reports for boards and donors',
    title: 'Reports for boards and donors',
    lead: 'Donors ask what their money achieved. Show them, with proof.',
    parts: [
      {
        title: 'One link for the whole board',
        said: 'Everyone sees the same report, without an account.',
        points: [
          ['Sealed', 'past reports can be opened again later, unchanged'],
          ['On paper too', 'a PDF with a cover in your colour, and the passports behind the figures'],
          ['Read aloud', 'the PDF is tagged, so screen readers can read it'],
        ],
      },
      {
        title: 'Campaign results',
        said: 'Label posts and report on them separately.',
        points: [
          ['By label', 'across all networks'],
          ['Compared', 'with the previous period, last year, or any dates'],
          ['Your advocates', `${nameOf('advocacy')}: who shares your posts, and what it achieves`],
        ],
      },
    ],
    banner: 'Report on one campaign',
  },
}

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
        said: 'Logo, colour, font and footer are kept for each client. They are the same on screen, in links, in the PDF and in the mail that brings it.',
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
          ['Rights by area', 'none, view or manage, for each section and each group'],
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
    note: 'Figures a sponsor can check',
    title: 'Figures a sponsor can check',
    lead: 'Send a link in place of a screenshot. Readers can click any number to see where it comes from.',
    parts: [
      {
        title: 'One page for all networks',
        said: 'Each network counts in its own way. The report says which.',
        points: [
          ['Every figure defined', 'with the field of the network behind it'],
          ['Gaps are visible', 'figures a network does not offer are left out, never shown as 0'],
          ['Your best posts', 'with what each of them achieved, by type, time and label'],
        ],
      },
      {
        title: 'A link that ends',
        said: 'A deal has an end date, and so does the link.',
        points: [
          ['After 7, 30 or 90 days', 'or never, as you choose'],
          ['Sealed', 'what you sent never changes, even when figures do'],
          ['Revoked at once', 'if it went to the wrong address'],
        ],
      },
    ],
    banner: 'Send the next sponsor a link',
  },
  enterprise: {
    name: 'Enterprise',
    note: 'Your own sign-in, rights by area',
    title: 'One way of counting for every team',
    lead: 'Markets, brands and agencies report in the same terms, each within its own rights.',
    parts: [
      {
        title: 'Your sign-in, your rights',
        said: 'You set permissions once; the server enforces them on every call.',
        points: [
          ['Single sign-on', 'by an OpenID Connect provider of yours'],
          ['A second step', 'asked for at every sign-in, where you want it'],
          ['An audit trail', 'of every change in the account, with the state before and after'],
        ],
      },
      {
        title: 'Your own cloud',
        said: 'Almanac is serverless on AWS and can run in your own account.',
        points: [
          ['One tenant, one key', 'no input can name another account'],
          ['Texts stay there', 'sentiment and summaries run on our own code unless you choose a service'],
          ['An API with keys', 'that may read, import or schedule, with an expiry you set'],
        ],
      },
      {
        title: 'Measured against others',
        said: 'Not only against the month before.',
        points: [
          [nameOf('industry_benchmark'), 'your profiles beside the median of their industry'],
          [nameOf('sentiment'), 'how people feel about you, and why'],
          [nameOf('competitor'), 'your profile beside the pages it competes with'],
        ],
      },
    ],
    banner: 'Bring one team first',
  },
  'multi-location-brands': {
    name: 'Multi-location brands',
    note: 'Every branch, one way of counting',
    title: 'Every branch, one way of counting',
    lead: 'Branches differ. The meaning of a review, a visit or a reply should not.',
    parts: [
      {
        title: 'Branch by branch',
        said: 'A profile group for each place or region, and one report over all of them.',
        points: [
          ['Up to 100 profiles in a report', 'together and each by itself'],
          ['In the zone of the place', 'a profile lives in its own zone, else in that of its group'],
          ['People of a branch', 'see their branch and nothing beside it'],
        ],
      },
      {
        title: 'Reviews that were answered',
        said: 'Of Facebook and Google, with the words people use.',
        points: [
          ['Ratings and replies', 'how many were answered, and how fast'],
          ['How it sounds', 'sentiment of each text, with a list of what is praised and what is not'],
          ['Files will do', 'reviews can be brought in as a CSV'],
        ],
      },
    ],
    banner: 'Start with two branches',
  },
  'small-businesses': {
    name: 'Small businesses',
    note: 'One report a month, by itself',
    title: 'One report a month, by itself',
    lead: 'Set it up once. It arrives on the day you chose, with a summary that can be read in a minute.',
    parts: [
      {
        title: 'Read in a minute',
        said: 'The summary is generated from the report, and each sentence links to its source.',
        points: [
          ['What changed', 'and whether it is more than chance'],
          ['What to try', 'such as the hour at which posts did best'],
          ['Nothing invented', 'every figure in a sentence is recomputed before it is shown'],
        ],
      },
      {
        title: 'Small to begin with',
        said: 'Free has what one person needs. Paid plans can be tried without a card.',
        points: [
          ['No connection needed', 'the export files of the networks will do'],
          ['PDF and CSV', 'in every plan'],
          ['You can leave', 'with all your data in one download'],
        ],
      },
    ],
    banner: 'Have the next one sent',
  },
  nonprofits: {
    name: 'Nonprofits',
    note: 'Reports for boards and donors',
    title: 'Reports for boards and donors',
    lead: 'Donors ask what their money achieved. A report with its proof answers them all.',
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
        title: 'What a campaign did',
        said: 'Label posts and report only on those.',
        points: [
          ['By label', 'of your posts, over all networks'],
          ['Compared', 'with the time before, the year before, or any other'],
          ['Those who speak for you', `${nameOf('advocacy')}: who shares your posts, and what it achieves`],
        ],
      },
    ],
    banner: 'Report on one campaign',
  },
}

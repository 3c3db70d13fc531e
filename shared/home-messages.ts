/** Sentences of the home screen; apart from the others, because no other screen loads them. */
import { formatCount } from './format-count.ts'

const plural = (count: number, one: string, more = `${one}s`) => `${formatCount(count)} ${count === 1 ? one : more}`

export const homeMessages = {
  needs: 'Needs attention',
  calm: 'All clear',
  calmReports: (sent: number) => `${plural(sent, 'report')} sent today`,
  noReports: 'no reports due today',
  calmData: (current: number, all: number) => `${formatCount(current)} of ${plural(all, 'profile')} up to date`,
  checked: (time: string) => `checked ${time}.`,
  failed: (report: string, group: string) => `${report} for ${group} was not sent`,
  due: (time: string) => `Due ${time}.`,
  waiting: (count: number) => (count === 0 ? '' : `${plural(count, 'recipient')} ${count === 1 ? 'is' : 'are'} waiting.`),
  refused: (emails: readonly string[]) =>
    emails.length === 1 ? `${emails[0]} did not get its report` : `${formatCount(emails.length)} addresses did not get their report`,
  others: (count: number) =>
    count === 0 ? 'No other recipient has it.' : count === 1 ? 'The other recipient has it.' : `The other ${formatCount(count)} recipients have it.`,
  retrying: (report: string, group: string) => `${report} for ${group} is being retried`,
  nextTry: (time: string) => `Next try at ${time}.`,
  behind: (names: readonly string[], network: string, group: string) =>
    names.length === 1 ? `${names[0]} on ${network} has stale data` : `${formatCount(names.length)} profiles of ${group} have stale data`,
  lastDay: (date: string, days: number) => `Last day ${date}, ${plural(days, 'day')} behind.`,
  longAgo: 'No figures for more than six months.',
  never: (names: readonly string[], network: string, group: string) =>
    names.length === 1 ? `${names[0]} on ${network} has no figures yet` : `${formatCount(names.length)} profiles of ${group} have no figures yet`,
  without: (report: string, time: string, profiles: number) => `${report}, due ${time}, would go out without ${profiles === 1 ? 'it' : 'them'}.`,
  noneDue: (profiles: number) => `No report with ${profiles === 1 ? 'this profile' : 'these profiles'} is due in the next 7 days.`,
  importFirst: 'Import a file exported from the network to begin.',
  empty: (group: string) => `${group} has no profiles`,
  emptyHint: 'A report needs at least one.',
  changes: 'Changed most since last week',
  changesHint: 'Outside the usual range, strongest first. Complete days only',
  allGroups: 'All profile groups',
  /** `read`: of all profiles */
  partly: (read: number, all: number) =>
    `The first ${formatCount(read)} of ${formatCount(all)} profiles are compared. Choose a profile group to see the others.`,
  noChanges: 'Nothing unusual this week.',
  noChangesHint: 'Figures appear here when they change more than in most weeks.',
  usual: (weeks: number) => `Usual: the middle two thirds of the weekly changes of the last ${weeks} weeks`,
  /** part of the passport */
  usualOf: (low: string, high: string, weeks: number) => `Usual week: between ${low} and ${high}, the middle two thirds of the last ${weeks} weekly changes.`,
  times: (strength: string) => `${strength} times the usual change`,
  openReport: 'Open in report',
  sends: 'Reports today',
  noSends: 'No report is due today.',
  sendStates: { failed: 'not sent', retrying: 'being retried' },
  /** `later`: how many get it on a day of their own */
  sentSoFar: (sent: number, of: number, later: number) =>
    [of > 0 || later === 0 ? `${formatCount(sent)} of ${formatCount(of)} sent` : '', later > 0 ? `${formatCount(later)} later` : ''].filter(Boolean).join(', '),
  notDelivered: (count: number) => `${formatCount(count)} not delivered`,
  recipients: (count: number) => plural(count, 'recipient'),
  complete: 'data complete',
  missing: (names: readonly string[]) => (names.length === 1 ? `${names[0]} missing` : `${formatCount(names.length)} profiles missing`),
  next: (day: string, runs: number) => `Then ${day}, ${plural(runs, 'report')}`,
  noneNext: 'None in the next 7 days',
  data: 'Data',
  upToDate: (current: number, all: number) => `${formatCount(current)} of ${formatCount(all)} up to date`,
  noFigures: 'No figures',
  overSixMonths: 'Over 6 months ago',
  noProfiles: 'No profiles',
  quickRun: 'Quick run',
  welcome: 'Welcome to Almanac',
  trial: (day: string, days: number) => `Trial until ${day}, ${days === 0 ? 'ends today' : `${plural(days, 'day')} left`}. No card needed`,
  firstRun: {
    label: 'Before the first report',
    sample: ['Look at a sample report', 'Made with sample data, and marked as such'],
    invite: ['Invite a colleague', 'Colleagues can add profiles and import their exports.'],
    exports: ['Which exports can be imported', 'Columns and formats, network by network'],
  },
  sample: { title: 'Sample report', tag: 'Sample data', back: 'Back to home' },
  noFiguresYet: 'You don’t have any figures yet.',
  steps: 'Three steps to the first report.',
  groupStep: ['Add a profile group', 'One client, brand or location. Its timezone sets where days begin.', '1 minute'],
  profileStep: ['Add its profiles and import their exports', 'Already have an export? Import it now.', '2 minutes'],
  runStep: ['Run the first report', 'On screen. Share it as a link, or email it as a PDF, weekly or monthly.', 'Under a minute'],
} as const

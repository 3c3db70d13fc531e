/** Sentences that screens and paper alone say; apart from messages.ts, because every function would carry them. */
import { formatCount } from './format-count.ts'

export const screenMessages = {
  /** of a section, beside its name */
  needYou: (many: number) => (many === 1 ? '1 needs attention.' : `${many > 99 ? 'More than 99' : many} need attention.`),
  lists: {
    noReports: 'No report matches your search and filter.',
    made: 'Schedule one to have it emailed as a PDF, weekly or monthly. PDFs you export are listed here too.',
    madeWithoutSchedules: 'PDFs you export are listed here.',
    madeByOthers: 'Scheduled and generated reports are listed here.',
  },
  /** of one run, when something is wrong with it */
  runs: {
    failed: 'This run failed.',
    removed: 'This report was removed.',
    notReached: (failed: number, all: number) => `${formatCount(failed)} of ${formatCount(all)} recipients did not get the email.`,
    attempt: (tries: number, of: number) => `Attempt ${tries} of ${of} failed.`,
    nextAttempt: (time: string) => `The next attempt is at ${time}.`,
    retrying: 'It is being retried now.',
  },
  rows: {
    menu: (title: string) => `More: ${title}`,
    csv: {
      download: 'Download rows',
      downloadOf: (name: string) => `Download rows: ${name}`,
      hint: 'CSV of its source rows, in both periods',
    },
    xlsx: {
      download: 'Download rows for Excel',
      downloadOf: (name: string) => `Download rows for Excel: ${name}`,
      hint: 'The same as .xlsx, with ids, zeros and dates kept',
    },
  },
  /** whose figures a ratio is made of */
  terms: {
    of: (profiles: readonly string[]) => `Based on ${profiles.join(', ')}.`,
    without: (profiles: readonly string[]) => `Left out because one of the figures is missing: ${profiles.join(', ')}.`,
  },
  reviewsHelp: {
    needs: 'A review report needs at least one profile on a network that offers reviews:',
    others: 'Other networks have no reviews. You can select them with the others; the report leaves them out.',
    facebook:
      'Facebook groups and personal Facebook profiles are for publishing only. Facebook Page recommendations have no stars, so they are counted separately and left out of average ratings.',
    todo: 'Choose a Facebook Page or a Google Business Profile, or connect one. Its first reviews arrive within 24 hours.',
  },
  adAccounts: {
    attention: 'These profiles have no ad account, so this report has no data for them. Open a profile to import its ads.',
  },
  picking: {
    noType: 'Try another word from its name or description.',
  },
  sends: {
    once: (day: string) => `Sends once, on ${day}.`,
    repeated: (every: string, times: number, last: string) => `Sends every ${every}, ${formatCount(times)} times: the last on ${last}.`,
    past: 'Preview past dates',
    untilStopped: (every: string, first: string) => `Sends every ${every} from ${first}, until you stop it.`,
    clocks: (date: string, way: 'forward' | 'back', clock: string) => `${date}: clocks go ${way}; sends stay at ${clock}`,
    skipped: (day: string, clock: string) => `On ${day} that time does not exist, so it is sent at ${clock}.`,
  },
  welcome: {
    passport: 'Formula, network field, coverage, timezone and when it was fetched.',
    same: 'Screen, link, PDF and CSV are made from the same sealed figures.',
    ledger: 'Each delivery is a ledger: computed, rendered, sent, per recipient.',
    lead: 'Reports you can defend.',
  },
  signUp: {
    lead: (plan: string, days: number | null) =>
      days === null ? `On the ${plan} plan, no card needed.` : `Try the ${plan} plan for ${days} days, no card needed.`,
    next: 'What happens next',
    agree: 'By creating an account you agree to the',
    fine: 'We use your email address to sign you in and to send you what you ask for.',
    steps: [
      ['Now', 'You sign up. No card needed.'],
      ['Within 24 hours', 'You open the link in our email to activate your account.'],
      ['Then', 'You add profile groups and profiles, and run your first report.'],
    ],
    inbox: 'Check your inbox',
    sent: (email: string) => `We sent a link to ${email}. The link expires in 24 hours.`,
    sentAgain: 'The email has been sent again.',
    confirming: 'Confirming your email address',
    confirmTitle: 'Confirm your email address',
    confirmed: (email: string) => `Your email address is confirmed. Reports and notifications go to ${email}.`,
  },
  preferences: {
    you: 'Shown beside your activity and on reports you send.',
    nameSaved: 'Your name has been saved.',
    email: 'For signing in, reports and notifications.',
    emailHint: 'We send a link to the new address. Until you open it, your old one still works.',
    emailSent: (email: string) => `We sent a link to ${email}. The link expires in 24 hours.`,
    emailWaits: (email: string) => `${email} is waiting to be confirmed.`,
    emailKept: 'Your email address is unchanged.',
    emailChanging: 'Changing your email address',
    emailChanged: 'Your email address has been changed.',
    emailChangedHint: (email: string) => `Sign in with ${email} from now on. Reports and notifications go there too.`,
    reading: 'Your date and number formats on screen, in emails and in your PDFs. A report keeps the timezone of its profile group.',
    theme: 'PDFs and emails are always light.',
  },
  apiKeys: {
    none: 'With a key, your own programs can read reports or import figures.',
    failed: 'Your API keys could not be loaded.',
    acts: 'A key acts as you, within its permissions.',
    once: 'Copy it now: it is not shown again.',
    warning: (may: string, until: string | null) => `Anyone with this key can ${may} as you${until === null ? ' until you revoke it' : ` until ${until}`}.`,
    revokeQuestion: (name: string) => `Programs that use “${name}” stop working at once. This cannot be undone.`,
    revoked: 'The API key has been revoked.',
    /** by scope: what a list says, a form explains, and a warning counts up */
    scopes: {
      read: { label: 'Read reports', hint: 'Run reports, read lists and export', may: 'read your reports' },
      push: { label: 'Import figures', hint: 'Send files with figures and undo imports', may: 'import figures' },
      manage: { label: 'Manage', hint: 'Create and remove schedules, links, competitors and profiles', may: 'manage schedules, links and profiles' },
    },
  },
  apiDocs: {
    lead: 'Your own programs can read reports, import figures and manage schedules. Send an API key with each request.',
    makeKey: 'Create a key',
    loading: 'Loading the documentation',
    failed: 'The documentation could not be loaded.',
  },
  notFound: {
    title: 'This page does not exist',
    hint: 'The address may be mistyped, or the page has moved.',
  },
  print: {
    passports: 'How each figure is calculated, and why it may differ',
    coverage: 'Which days have data',
    partial: 'Partial days: networks may still update them',
    proof: 'Page with the figures behind a sentence',
    listed: (profiles: number) => `${formatCount(profiles)} of ${formatCount(profiles)} listed`,
    missing: 'Missing days are left out, never counted as zero.',
    otherNetworks: 'Other networks',
    sealed: 'Fingerprint.',
    hash: 'The PDF, its email, its link and its rows carry the first digits of this SHA-256:',
    written: 'Written from the figures in this report, each with its page; every figure was recomputed.',
    rounding: 'Computed at full precision and rounded once, when printed: growth to one decimal, rates to two.',
    moreNotes: (more: number) => (more === 1 ? '1 more note is in the online report.' : `${formatCount(more)} more notes are in the online report.`),
    unranked: (items: string) => `No hour has three ${items} yet, so none are ranked.`,
  },
  blocks: {
    failed: (name: string) => `${name} could not be shown`,
    others: 'The rest of the report is complete.',
    summary: 'Generated from this report',
  },
  noGroups: {
    title: "You don't have any profile groups yet.",
    hint: 'A profile group holds the profiles of one brand or client. Reports cover the profiles of a group.',
    member: 'Ask an owner or a manager of your account to add you to a profile group.',
    advocateTitle: 'You are an advocate in this account.',
    advocate: 'Advocates share posts in the publishing product. Almanac reports on those shares, so there is nothing to do here.',
  },
  navigation: {
    notPart: (area: string) => `${area} is not part of this product`,
    notPartHint: 'Almanac makes, shares and schedules reports.',
    wide: 'The page you opened needs a window at least 1024 pixels wide.',
    followed: 'This page works best on a larger screen.',
    bell: 'Open the bell to see notifications.',
  },
  subscription: {
    lead: 'Nothing is charged here: this account has every feature and no limits.',
    signUpLead: 'Nothing is charged here: a new account has every feature and no limits.',
    leadWithLocks: 'Nothing is charged here. Features with a lock are switched off for this account.',
    switchedOff: 'Switched off for this account.',
    features: 'What your plan includes',
  },
  groups: {
    none: 'A profile group holds the profiles of one brand or client, with the people who work on them and the limits you set.',
    noneFound: 'No profile group matches your search.',
    count: (groups: number, profiles: number) =>
      `${groups === 1 ? '1 profile group' : `${formatCount(groups)} profile groups`}, ${profiles === 1 ? '1 profile' : `${formatCount(profiles)} profiles`}`,
    noLimit: 'no limit',
    limit: (most: number) => `limit ${formatCount(most)}`,
    limitReached: (most: number) => `limit ${formatCount(most)} reached`,
    midnight: 'Days start at midnight in this timezone',
    publishingOff: 'Off fails all scheduled posts.',
    industry: 'Benchmark peers',
    pictureHint: 'PNG, JPEG or WebP, 5 MB at most',
    reading: 'Reading the picture',
    remove: (group: string) => `Remove ${group}?`,
    /** `parts`: "4 profiles and 2 schedules"; null when nothing else goes */
    takes: (parts: string | null) =>
      parts === null ? 'It is empty.' : `Removed with it: ${parts}. All of it disappears from reports, lists and shared links at once.`,
    restorable: 'You can restore it for 30 days, with everything in it.',
    stops: 'Its scheduled reports are not sent while it is removed.',
    profiles: (count: number) => (count === 1 ? '1 profile' : `${formatCount(count)} profiles`),
    schedules: (count: number) => (count === 1 ? '1 schedule' : `${formatCount(count)} schedules`),
    links: (count: number) => (count === 1 ? '1 shared link' : `${formatCount(count)} shared links`),
    access: (count: number) => (count === 1 ? 'the access of 1 person' : `the access of ${formatCount(count)} people`),
    removedUntil: (removed: string, until: string) => `Removed ${removed}. You can restore it until ${until}.`,
    notLoaded: 'The profile groups could not be loaded.',
    oneNotLoaded: 'The profile group could not be loaded.',
  },
  profiles: {
    inPlan: ({ held, most }: { held: number; most: number | null }) =>
      most === null ? (held === 1 ? '1 profile' : `${formatCount(held)} profiles`) : `${formatCount(held)} of ${formatCount(most)} in your plan`,
    left: (held: number, most: number) =>
      most - held === 1 ? '1 profile left on your plan.' : `${formatCount(Math.max(most - held, 0))} profiles left on your plan.`,
    byFile: 'You’ll import its data from files.',
    noNetwork: 'Please choose a network.',
    /** of a network that has no other word */
    kind: 'Profiles',
    /** what of each network a profile can be */
    kinds: {
      facebook: 'Pages, groups, profiles',
      instagram: 'Business and creator',
      linkedin: 'Pages and profiles',
      twitter: 'Accounts',
      tiktok: 'Accounts, ads',
      youtube: 'Channels',
      google: 'Business profiles',
      pinterest: 'Business accounts',
      reddit: 'Profiles',
      snapchat: 'Public profiles',
      tumblr: 'Blogs',
      threads: 'Profiles',
      bluesky: 'Accounts',
    },
    noFigures: 'Import a file to begin',
    since: (day: string) => `since ${day}`,
    behind: (days: number) => (days === 1 ? '1 day behind' : `${formatCount(days)} days behind`),
    stale: 'No newer import',
    added: 'Profile added. Import its figures now?',
    held: (held: number, most: number | null) =>
      most === null ? (held === 1 ? '1 profile' : `${formatCount(held)} profiles`) : `${formatCount(held)} of ${formatCount(most)} profiles`,
    remove: (profile: string) => `Remove ${profile}?`,
    takes: 'Its figures, posts and imports are hidden at once, in every report. Reports that were sent and links that were shared stay as they are.',
    stops: (schedules: number) =>
      schedules === 1
        ? '1 schedule reports on it and is not sent while it is removed.'
        : `${formatCount(schedules)} schedules report on it and are not sent while it is removed.`,
    restorable: 'You can restore it for 30 days.',
    noGroups: 'To add a profile, you need a profile group whose profiles you manage.',
    move: 'Its figures, imports and competitors move with it. The new profile group decides who can see them.',
  },
  offline: {
    notice: 'You are offline. This screen stays; the rest loads when you are back online.',
    failed: 'You are offline. Please try again when you are back online.',
    opening: 'You are offline. This opens when you are back online.',
  },
  /** a part of the app is not to be had, because a new version has replaced its files */
  updated: {
    app: 'Almanac was updated. Reload to go on.',
    /** on a page for readers, which does not say our name */
    link: 'This page was updated. Reload to go on.',
    reload: 'Reload',
  },
} as const

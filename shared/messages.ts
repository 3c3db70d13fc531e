/** Every user-facing sentence of the specification, once and verbatim. Sentences of our own stand at the end of each group. */

/** "a few seconds", "12 minutes", "3 hours": rounded up, so that nobody comes back too early. */
function waitOf(seconds: number): string {
  if (seconds <= 10) return 'a few seconds'
  if (seconds <= 60) return 'a minute'
  return seconds <= 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

/** Of a comparison that does not stand: how many of the days, or of `what` else, of one of its periods are known. */
function lackOf(known: number, all: number, period: 'current' | 'prior', what?: string): string {
  const of = period === 'prior' ? 'the prior period' : 'this period'
  if (what === undefined) return known === 0 ? `nothing is known of ${of}` : `${of} is known on only ${known} of ${all} days`
  return `${known === 0 ? 'none' : `only ${known}`} of the ${all} ${what} of ${of} ${known === 1 ? 'has' : 'have'} what this figure needs`
}

const unable = (what: string) => `Unable to ${what}. Please contact support.`

/** How many of all there are have what a figure needs. */
export type Basis = { readonly some: number; readonly all: number }

export const messages = {
  generic: 'Something went wrong. Please try again.',
  mustLogin: 'You must be logged in to use this feature.',
  noAccess: "You don't have access to this feature. Please contact your account administrator.",
  noAccessToSchedule: "You don't have access to schedule reports. Please contact your account administrator.",
  /** beside the sentences that say nothing of the cause */
  reference: (requestId: string) => `Reference ${requestId}`,
  /** in the place of what a toast has told about: it says only that there is something to do */
  notLoaded: {
    reports: 'The reports could not be loaded.',
    links: 'The links could not be loaded.',
    profiles: 'The profiles could not be loaded.',
    run: 'This run could not be loaded.',
    report: 'The report could not be loaded.',
    choices: 'The options of this form could not be loaded.',
  },
  busy: 'Please wait a bit longer while your data is being processed.',
  missing: 'This does not exist, or you have no access to it.',
  request: {
    notJson: 'Please send the request as JSON (content-type: application/json).',
    malformed: 'The request is not valid JSON.',
    notObject: 'The request must be a JSON object.',
    notFile: 'Please send one file as the body (content-type: text/csv), or several as multipart/form-data.',
    unknownField: (field: string) => `Unknown field: ${field}.`,
    missingField: (field: string) => `The field ${field} is missing.`,
    fieldOf: (field: string, options: readonly string[]) => `The field ${field} must be one of: ${options.join(', ')}.`,
    longField: (field: string, most: string) => `The field ${field} is too long - should be ${most} at most.`,
    invalidField: (field: string) => `The field ${field} is not valid.`,
    tooLarge: (limit: string) => `The request is larger than ${limit}.`,
    foreignSite: 'This request came from another website and was refused.',
    embedded: 'This address returns data and cannot be embedded in a page.',
    answerTooLarge: 'This report is too large to send. Please choose fewer profiles or a shorter range.',
    slow: 'This is taking too long. Please choose fewer profiles or a shorter range.',
  },
  limits: {
    /** `seconds` until more may be asked for */
    tooMany: (noun: string, seconds: number) => `Too many ${noun} in a short time. Please try again in ${waitOf(seconds)}.`,
    planTooLarge: (mails: number, most: number) =>
      `This would schedule ${mails} emails to people outside your team, and your account can schedule ${most} a day. Please choose fewer recipients or fewer sends.`,
    atOnce: (noun: string) => `Your team has too many ${noun} running at once. Please try again in a few seconds.`,
  },
  signIn: {
    wrong: 'The email or password is incorrect.',
    tooMany: 'Too many attempts. Please wait 15 minutes and try again.',
    outByClick: 'To sign out, please choose Log out in your account menu.',
    emailTaken: 'This email address is already in use.',
  },
  person: {
    firstNameRequired: 'First name is required.',
    firstNameLong: 'First name is too long - should be 25 chars maximum.',
    firstNameInvalid: 'Please enter valid first name.',
    lastNameRequired: 'Last name is required.',
    lastNameLong: 'Last name is too long - should be 25 chars maximum.',
    lastNameInvalid: 'Please enter valid last name.',
    emailRequired: 'Email is required.',
    emailLong: 'Email is too long - should be 75 chars maximum.',
    emailInvalid: 'Must be a valid email address.',
    companyRequired: 'Company is required.',
    companyLong: 'Company is too long - should be 50 chars maximum.',
    companyInvalid: 'Please enter a valid company name.',
    passwordRequired: 'Password is required.',
    passwordShort: (least: number, length: number) => `At least ${least} characters. This has ${length}.`,
    passwordLong: 'Password is too long - should be 200 chars maximum.',
    passwordWeak: 'This password is easy to guess. Add another word or two, or choose less common ones.',
  },
  signUp: {
    byInvitation: 'New accounts are by invitation only. Please ask for an invitation.',
    closed: 'New accounts cannot be created here.',
    used: 'This link has already been used. Your email address is confirmed: please sign in.',
    ended: 'This link has expired. Links work for 24 hours. Please sign up again.',
    unknown: 'This link does not work. Please check that you opened all of it, or sign up again.',
    taken: 'This email address already has an account. Please sign in.',
    password: 'Please enter the password you chose when you signed up.',
    wrongPassword: 'This is not the password you chose when you signed up.',
  },
  reset: {
    used: 'This link has already been used. Please sign in, or ask for a new link.',
    ended: 'This link has expired. Links work for one hour. Please ask for a new one.',
    unknown: 'This link does not work. Please check that you opened all of it, or ask for a new one.',
  },
  unable: {
    getCompetitors: unable('get competitors'),
    getAdvocacyGroups: unable('get advocacy groups'),
    generateReport: unable('generate report'),
    getListeners: unable('get listeners'),
    generateSummary: unable('generate AI summary'),
    getAdAccounts: unable('get ad accounts'),
    exportReport: unable('export report'),
    downloadReport: unable('download report'),
    getTemplates: unable('get report templates'),
    saveTemplate: unable('save report template'),
    removeTemplate: unable('remove report template'),
  },
  profiles: {
    none: 'Please select at least one social profile.',
    publishingOnly: {
      tiktokAds: 'TikTok Ads account is available only for boosting posts.',
      facebookGroup: 'Due to Meta restrictions, only publishing is available for Facebook groups.',
      facebookProfile: 'Due to Meta restrictions, only publishing is available for Facebook profiles.',
      custom: 'Only publishing is available for Custom profiles.',
      canva: 'Canva account is available only for media integration purposes.',
    },
    noReviews: (networks: readonly string[]) =>
      networks.length === 1 ? `${networks[0]} does not offer reviews` : `${networks.slice(0, -1).join(', ')} and ${networks.at(-1)} do not offer reviews`,
    unsupportedPosts: 'Please select at least one supported network: Facebook, Instagram, LinkedIn, TikTok, Pinterest, Twitter.',
    tooMany: (limit: number, selected: number) =>
      `Reports can only include up to ${limit} profiles. You have selected ${selected}. This report is only showing results for ${limit} profiles.`,
    missing: 'This profile does not exist, or you have no access to it.',
  },
  sentiment: {
    type: 'Please select sentiment report type.',
    noListener: 'Please select at least one listener.',
    noLabel: 'Please select at least one label.',
  },
  listener: {
    none: 'Please select a listener.',
    unnamed: 'Unnamed listener. Please update your listener settings.',
    initializing: 'This listener is initializing, results will be available soon',
    missing: 'This listener does not exist, or you have no access to it.',
  },
  dates: {
    start: 'Please select starting date.',
    end: 'Please select ending date.',
    endAfterToday: 'The end date cannot be later than today.',
    startAfterEnd: 'The start date cannot be after the end date.',
    tooLong: 'A report can cover ten years at most. Please choose a shorter range.',
    comparePair: 'Please give both dates of the comparison period.',
    timezone: 'This timezone is unknown. Please choose one such as Europe/London.',
  },
  empty: {
    posts: 'No posts found',
    tasks: 'No tasks found',
    reviews: 'No reviews found',
    sentiment: 'No sentiment data found',
    listeners: 'No listeners data found',
    whoops: 'Whoops! No data found.',
    newProfiles: 'If you have recently connected profiles, please allow 24 hours for reports to populate',
    competitors: 'No competitor data found',
    noCompetitors: 'You do not have any competitors added for this profile',
    block: 'No data found for the selected period of time.',
    range: 'No data found for the selected period of time',
    advocacy: 'No advocacy group data found',
    facebookAds: 'No data found',
  },
  schedule: {
    typeRequired: 'Report type is required',
    timeframeRequired: 'Timeframe type is required',
    badEmail: (value: string) => `${value} is not a valid email`,
    noRecipients: 'Please add at least one recipient.',
    tooManyRecipients: 'A report can be sent to 50 recipients at most.',
    past: 'Please select a future time.',
    quantity: 'Quantity must be a whole number from 1 to 52.',
    templateMissing: 'This report template no longer exists. Please choose another one.',
    missing: 'This scheduled report does not exist.',
    remove: 'Are you sure you want to remove this report?',
    labelRequired: 'Label is required',
    sentimentTypeRequired: 'Sentiment report type is required',
    campaignLabelRequired: 'Campaign label is required',
    listenerRequired: 'Listener is required',
    badTime: 'Generate date must be a date and time, such as 2026-12-01T09:00.',
    tooFar: 'Please select a time within the next five years.',
    unknownType: 'This report type does not exist. Please choose another one.',
    scheduled: (firstSend: string) => `The report is scheduled. It is first sent on ${firstSend}.`,
    /** which dates a send is about; `first` of several */
    covers: (dates: string, prior: string | null, first = false) =>
      `${first ? 'The first send covers' : 'Covers'} ${dates}${prior ? `, compared with ${prior}` : ''}.`,
    unknownRecipient: 'A recipient is no longer in your team. Please choose again.',
    bothDates: 'Please give both report dates, or neither.',
    badCursor: 'This list has changed. Please open it again.',
    notReady: 'This report is not ready yet. Please wait until it is generated.',
  },
  pdf: {
    queued: (email: string) => `Your report is being generated. We will email it to ${email} once ready! Please allow a few minutes for it to arrive.`,
    changed: 'The figures have changed since this report was opened. Please refresh it and export it again.',
    summaryBusy: 'Please wait a bit longer while your report summary is generating.',
  },
  share: {
    about: 'Anyone with the link can read the report as it is now, without signing in. The figures are sealed and do not change.',
    keep: 'Copy it now: it is not stored, so it cannot be shown again.',
    revoke: 'Are you sure you want to revoke this link? Anyone who opens it will see that it no longer works. This cannot be undone.',
    renew: 'Are you sure you want to create a new link? It opens the same report, and the old link stops working.',
    kept: 'Links are not stored, so a link cannot be shown again, but you can create a new one. Links in emailed reports end when the report is removed.',
    newLink: 'This is the new link. The old one no longer works.',
    failed: 'Something went wrong. Please try again. Please contact support.',
    copied: 'Report sharable link has been copied.',
    missing: 'This link does not exist.',
    gone: 'This shared report is no longer available. Please ask for a new link.',
  },
  inbox: {
    nobody: 'Not assigned',
  },
  report: {
    unknownType: 'This report type is not known.',
    unknownBlock: 'This report has no such block. Please choose one of its sections and blocks.',
    exactReach: 'Reach',
    atEnd: 'At the end',
    overall: 'Overall',
    /** of a map */
    unplaced: (unknown: string, all: string, what: string) => `${unknown} of ${all} ${what} have no country`,
    perProfile: 'A person may be counted once per profile.',
    notCompared: (profiles: number) =>
      `${profiles === 1 ? '1 profile was' : `${profiles} profiles were`} connected after the prior period began: counted in totals, but not compared.`,
    comparedPart: (now: string, before: string) => `Growth compares ${now} with ${before}: new profiles count in the figure, but not in growth.`,
    comparedWithout: (profiles: number, which: 'new ' | '', now: string, before: string) =>
      `Comparison excludes ${profiles} ${which}${profiles === 1 ? 'profile' : 'profiles'}: ${now} vs ${before}.`,
    lack: (...of: Parameters<typeof lackOf>) => `Not compared: ${lackOf(...of)}.`,
    lacks: 'Not compared: parts of the two periods are not known.',
    totalOfPosts: (posts: number) => `Total of ${posts === 1 ? '1 post' : `${posts} posts`}`,
    redefinedWithin: (network: string, since: string, isCompared: boolean) =>
      `${network} switched from impressions to views on ${since}: this range mixes both${isCompared ? ' and is not compared' : ''}.`,
    /** short, beside a figure: "2 of 3 posts" */
    countOf: ({ some, all }: Basis, many: string) => `${some.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} ${many}`,
    profilesNamed: (profiles: number) => (profiles === 1 ? '1 profile' : `${profiles} profiles`),
    /** of a rate: networks and profiles that lack one of its terms */
    without: (who: string) => `Without ${who}.`,
    /** of a rate that leaves out what lacks one of its two figures; `before`: of the range it is held against. Null where nothing is left out */
    basedOn: (what: string, now: Basis, before: Basis | null): string | null => {
      const lacks = before !== null && before.some < before.all ? `${before.some} of ${before.all}` : null
      if (now.some < now.all) return `Based on ${now.some} of ${now.all} ${what}${lacks ? `; before, on ${lacks}` : ''}.`
      return lacks && `Compared with a rate of ${lacks} ${what}.`
    },
    bothFigures: 'days with both figures',
    daysOfAds: 'days with ads',
    redefined: (network: string, since: string) => `Not compared for ${network}: it switched from impressions to views on ${since}.`,
    lost: (profiles: number) => `Excludes ${profiles === 1 ? '1 profile' : `${profiles} profiles`} without data for a week.`,
    /** of a total that is not the sum of what is drawn with it; `parts` in the order they are drawn */
    unlikeParts: (parts: readonly { label: string; of: number }[], all: number, what: 'network' | 'profile') => {
      const told = parts.map(({ label, of }, index) =>
        index === 0 ? `${label} covers ${of} ${of === 1 ? what : `${what}s`}` : `${index === parts.length - 1 ? 'and ' : ''}${label.toLowerCase()} ${of}`,
      )
      return `${told.join(told.length > 2 ? ', ' : ' ')}; the total covers ${all}`
    },
    /** of what a network tells in parts */
    daysTold: (told: number, days: number) => `${told} of ${days} days known`,
    wholeMonths: (months: string) => `Whole months, as the network reports them: ${months}`,
    unequal: (current: number, prior: number) => `The periods differ in length: ${current} vs ${prior} days. Totals are not scaled.`,
    overlap: (days: number) => `The two periods overlap by ${days === 1 ? '1 day' : `${days} days`}.`,
    otherProfiles: (profiles: number) => `Other (${profiles})`,
    noLabel: 'No label',
    none: 'None',
    littleToSay: 'There is too little data to add to the figures below.',
    network: 'Network',
    profile: 'Profile',
  },
  competitors: {
    noProfile: 'Please select at least one social profile!',
    none: 'Please add at least one competitor to this profile!',
    noneForSchedule: 'Selected profiles do not have competitors. Please go to “Run report -> Competitor analysis” for adding them.',
    analyzing: 'Looks like you have recently connected competitor profiles. We are analyzing their information and this report should be available shortly.',
    networks: 'Facebook and Instagram networks support competitor analysis',
    unreachable: 'It appears that we can no longer access this profile. Please reconnect it!',
    limit: (most: number) => `You reached your limit of ${most} competitors. Please upgrade to add more.`,
    missing: 'This competitor does not exist, or you have no access to it.',
    unknownPage: 'We cannot find this page. Please choose one of the suggestions.',
    remove: (name: string) => `Are you sure you want to remove ${name}? Its history will be deleted.`,
    itself: 'This is your own profile. Please choose another page.',
    since: (name: string, date: string) => `${name} has been tracked since ${date}; its figures start then.`,
    lost: (name: string) => `${name} can no longer be read. Its figures stop at the last known values.`,
    hidden: (name: string) => `${name} hides its likes, so its engagements and rates are left out.`,
  },
  industry: {
    none: 'This profile group has no industry yet, so there is no benchmark.',
    few: (peers: number, most: number) => `Only ${peers} peers can be compared; a benchmark needs ${most}.`,
    other: (names: string, profiles: number) => `${names} ${profiles === 1 ? 'is' : 'are'} left out: another industry, or a network without peers.`,
  },
  advocacy: {
    none: 'Please select an advocacy group.',
    required: 'Advocacy group is required',
    missing: 'This advocacy group does not exist, or you have no access to it.',
  },
  tasks: {
    unassigned: 'Unassigned',
    noneOverdue: 'No tasks are overdue.',
  },
  coverage: {
    nothing: (name: string) => `${name} has no daily data in this range.`,
    notThis: (name: string) => `${name} has no figures for this measure in this range.`,
    /** of a sum of parts */
    partly: (name: string, missing: number, days: number) => `${name} lacks parts of this figure on ${missing} of ${days} days.`,
    days: (name: string, missing: number, days: number) => `${name} has no data for ${missing} of ${days} days.`,
    dates: (name: string, dates: string) => `${name} has no data for ${dates}.`,
    prior: (name: string, missing: number, days: number) => `${name} has no data for ${missing} of ${days} days of the prior period.`,
    morePrior: (profiles: number) => `${profiles} more ${profiles === 1 ? 'profile has' : 'profiles have'} gaps in the prior period.`,
    more: (count: number, of = 'profile') => `${count} more ${count === 1 ? `${of} has` : `${of}s have`} gaps.`,
    some: (count: number, of = 'profile') => `${count === 1 ? `1 ${of} has` : `${count} ${of}s have`} gaps.`,
    since: (name: string, date: string) => `${name} has data since ${date}.`,
    never: (name: string) => `${name} has no data yet.`,
    /** of what happens when it happens: no day has to have any */
    events: (one: string, latest: string | null) =>
      `Every imported ${one} in the range counts${latest === null ? '; there are none' : `, the latest from ${latest}`}. Days without any are normal.`,
    totals: (ranges: string) => `Totals of several days are shown on their last day: ${ranges}.`,
    upTo: (date: string) => `up to ${date}`,
    others: (count: number) => `${count} more`,
    level: 'Only the last known value is needed, not every day.',
    own: 'Recorded in Almanac, so nothing is fetched. Days without any are normal.',
    snapshot: 'A snapshot covers one day.',
    single: 'Single items as last fetched; days do not apply.',
  },
  passport: {
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    posts: (posts: number) => (posts === 1 ? '1 post' : `${posts} posts`),
    networks: (networks: number) => (networks === 1 ? '1 network' : `${networks} networks`),
    daysOfRange: 'Days of the range',
    followersBefore: 'Followers on the day before the range',
    sumOfPosts: 'Sum of the lifetime figures of the posts published in the range.',
    postDays: (zone: string) => `By publishing time, in ${zone}.`,
    networkDays: (days: string, zone: string) => `Network days: ${days}. Report timezone: ${zone}.`,
    itemDays: (zone: string) => `By the time it happened, in ${zone}.`,
    notOffered: 'Not offered by this network.',
    notImported: 'No figures for this measure in this range.',
    /** of engagements, where a network's own sum was imported */
    ownTotal: 'own total of engagements, as imported',
    interactionsWithoutClicks: 'Meta’s content interactions leave out clicks, and so does this figure.',
    interactionsWithReposts: 'Instagram’s interactions may include reposts, and so may this figure.',
    partsUnknown: 'Its parts were not imported.',
    withoutParts: (parts: string) => `Without ${parts}: not imported.`,
    noNetwork: 'No network.',
    notCompared: 'Not compared.',
    noFigure: 'no figure',
    uncompared: (profiles: number) => `${profiles === 1 ? '1 new profile is' : `${profiles} new profiles are`} not compared.`,
    lack: (name: string, ...of: Parameters<typeof lackOf>) => `${name} is not compared: ${lackOf(...of)}.`,
    lackMore: (profiles: number) => `${profiles} more ${profiles === 1 ? 'is' : 'are'} not compared either.`,
    comparisonHidden: 'This report shows no comparison.',
    singleCompared: 'Single items are not compared.',
    snapshotCompared: 'Not compared: only the latest snapshot is kept.',
    /** the comparison range with its length, its figure, and which of its days stands beside which */
    compared: (range: string, days: number, figure: string | null) =>
      `${range}, ${days === 1 ? '1 day' : `${days} days`}${figure === null ? '' : `: ${figure}`}.`,
    sameWeekdays: (now: string, before: string) => `Each day is compared with the same weekday: ${now} with ${before}, and so on.`,
    inOrder: (now: string, before: string) => `Days are compared in order: ${now} with ${before}, and so on.`,
    mayRise: (days: string) => `Figures of ${days} may still rise.`,
    stillCollecting: 'Posts keep collecting after the range; these are their figures at that time.',
    snapshotOf: (date: string) => `snapshot of ${date}`,
    noSnapshot: 'No audience snapshot.',
  },
  ads: {
    accountRequired: 'Please select at least one ad account!',
    accountMissing: 'This ad account does not exist, or you have no access to it.',
    days: "Days in the ad account's own timezone; the report's timezone does not shift them.",
    /** `text`: null of a total that the range cuts */
    lacks: (account: string, days: string, text: string | null) => `${account}, ${days}: ${text ?? 'a total that is only partly in the range is left out.'}`,
    onLastDay: 'Totals of several days cannot be split. They are shown on their last day.',
  },
  audience: {
    none: 'No snapshot yet.',
    snapshot: (date: string) => `Latest snapshot, ${date}.`,
    shares: 'Worked out from shares of the followers.',
    networks: (giving: number, all: number, missing: string, howMany: number) =>
      `${giving} of ${all} networks; ${missing} ${howMany === 1 ? 'gives' : 'give'} none.`,
  },
  /** of net growth, by the rule that was applied */
  growth: {
    formulas: {
      levels: 'Followers at the end, minus followers on the day before the range.',
      flows: 'Followers gained, minus followers lost: the level on the day before the range is not known.',
      first: 'Followers at the end, minus the first level known in the range: the level on the day before it is not known.',
    },
    /** of a figure that is made another way for some profiles */
    formulaOf: (formula: string, profiles: string) => `${profiles}: ${formula}`,
    profiles: (profiles: number) => `${profiles} profiles`,
    fromFirst: (profiles: number, of: number) =>
      `Partial${of > 1 ? ` for ${profiles} of ${of} profiles` : ''}: the level before the range is not known, so it counts from the first one in it.`,
    fromFlows: (profiles: number, of: number, known: number, days: number) =>
      `Partial${of > 1 ? ` for ${profiles} of ${of} profiles` : ''}: gained and lost are both known on ${known} of ${days} days.`,
    /** on a tile that shows a change of the others */
    partial: (profiles: number, of: number) => `Partial for ${profiles} of ${of} profiles.`,
    gainsAlone: 'Gains alone are no net growth: neither losses nor levels are known.',
    /** beside parts that do not add up to it */
    beside: (parts: string, net: string) => `Gained minus lost is ${parts}; net growth, from the levels, is ${net}`,
    lostUnknown: 'Lost is not known; net growth is from the levels',
    levelUnknown: 'Not compared: the level at the end of the prior period is not known.',
  },
} as const

/** Every user-facing sentence of the specification, once and verbatim. Sentences of our own stand at the end of each group. */
import { formatCount } from './format-count.ts'

/** "a few seconds", "12 minutes", "3 hours": rounded up, so that nobody comes back too early. */
function waitOf(seconds: number): string {
  if (seconds <= 10) return 'a few seconds'
  if (seconds <= 60) return 'a minute'
  return seconds <= 3600 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3600)} hours`
}

const unable = (what: string) => `Unable to ${what}. Please contact support.`

type Scheduled = {
  readonly title: string
  /** the profile group it is about, where it is about one */
  readonly client: string | undefined
  readonly recipients: readonly { readonly name: string | null; readonly email: string }[]
  readonly first: string
}

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
    home: 'Home could not be loaded.',
    profiles: 'The profiles could not be loaded.',
    run: 'This run could not be loaded.',
    report: 'The report could not be loaded.',
    choices: 'The options of this form could not be loaded.',
  },
  busy: 'Please wait a bit longer while your data is being processed.',
  missing: 'This does not exist, or you have no access to it.',
  limits: {
    /** `seconds` until more may be asked for */
    tooMany: (noun: string, seconds: number) => `Too many ${noun} in a short time. Please try again in ${waitOf(seconds)}.`,
    planTooLarge: (mails: number, most: number) =>
      `This would schedule ${formatCount(mails)} emails to people outside your team, and your account can schedule ${formatCount(most)} a day. Please choose fewer recipients or fewer sends.`,
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
    passwordShort: (least: number, length: number) => `At least ${formatCount(least)} characters. This has ${formatCount(length)}.`,
    passwordLong: 'Password is too long - should be 200 chars maximum.',
    passwordWeak: 'This password is easy to guess. Add another word or two, or choose less common ones.',
  },
  signUp: {
    byInvitation: 'New accounts are by invitation only. Please ask for an invitation.',
    closed: 'New accounts cannot be created here.',
    used: 'This link has already been used. Your email address is confirmed: please sign in.',
    ended: 'This link has expired. Links expire after 24 hours. Please sign up again.',
    unknown: 'This link does not work. Please check that you copied all of it, or sign up again.',
    taken: 'This email address already has an account. Please sign in.',
    password: 'Please enter the password you chose when you signed up.',
    wrongPassword: 'This is not the password you chose when you signed up.',
  },
  emailChange: {
    same: 'This is already your email address.',
    wrongPassword: 'The password is incorrect.',
    used: 'This link no longer works. It has been used, revoked or replaced by a newer one.',
    ended: 'This link has expired. Links expire after 24 hours. Please ask for a new one in your settings.',
    unknown: 'This link does not work. Please check that you opened all of it.',
  },
  emailCode: {
    works: (email: string) => `Emails to ${email} arrive, so there is nothing to verify.`,
    digits: 'Enter the 6 digits of the code.',
    wrong: (left: number) => `This is not the code. ${left === 1 ? '1 try is left' : `${left} tries are left`}.`,
    ended: 'This code no longer works. Please send a new one.',
    nothingWaits: 'No email address is waiting to be confirmed.',
  },
  apiKeys: {
    nameRequired: 'Name is required.',
    nameLong: (most: number) => `Name is too long - should be ${formatCount(most)} chars maximum.`,
    nameInvalid: 'Please enter a valid name.',
    scopeRequired: 'Please choose what the key may do.',
    tooMany: (most: number) => `You can have ${formatCount(most)} API keys. Please revoke one first.`,
    missing: 'This API key does not exist.',
    unknown: 'This API key does not work. It may have been revoked or expired.',
    closed: 'This cannot be done with an API key. Please sign in.',
    withSession: 'Please send either an API key or a session cookie, not both.',
    lacksScope: {
      read: 'This API key may not read reports.',
      push: 'This API key may not import figures.',
      manage: 'This API key may not change anything here.',
    },
  },
  reset: {
    used: 'This link has already been used. Please sign in, or ask for a new link.',
    ended: 'This link has expired. Links expire after one hour. Please ask for a new one.',
    unknown: 'This link does not work. Please check that you copied all of it, or ask for a new one.',
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
      `Reports can only include up to ${formatCount(limit)} profiles. You have selected ${formatCount(selected)}. This report is only showing results for ${formatCount(limit)} profiles.`,
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
    replaced: (why: string) => `The dates in the address cannot be used. ${why} The report shows its default dates instead.`,
    compareReplaced: (why: string) => `The comparison period in the address cannot be used. ${why} The report shows its default comparison instead.`,
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
    /** on links, in PDFs and emails */
    readers: 'There is no data for these dates.',
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
    untilStopped: 'Only a weekly or monthly report can run without an end date.',
    missing: 'This scheduled report does not exist.',
    remove: 'Are you sure you want to remove this report?',
    labelRequired: 'Label is required',
    badTime: 'Generate date must be a date and time, such as 2026-12-01T09:00.',
    tooFar: 'Please select a time within the next five years.',
    unknownType: 'This report type does not exist. Please choose another one.',
    /** `first`: when it is first sent */
    scheduled: ({ title, client, recipients, first }: Scheduled): string => {
      const [one, ...others] = recipients.map(({ name, email }) => name ?? email)
      const more = others.length === 0 ? '' : others.length === 1 ? ` and ${others[0]}` : ` and ${formatCount(others.length)} others`
      return `${title}${client ? ` for ${client}` : ''} is scheduled. It is first sent on ${first}, to ${one}${more}.`
    },
    /** which dates a send is about; `first` of several */
    covers: (dates: string, prior: string | null, first = false) =>
      `${first ? 'The first send covers' : 'Covers'} ${dates}${prior ? `, compared with ${prior}` : ''}.`,
    keyReused: 'This idempotency key was used for another request. Please send this one with a new key.',
    unknownRecipient: 'A recipient is no longer in your team. Please choose again.',
    bothDates: 'Please give both report dates, or neither.',
    badCursor: 'This list has changed. Please open it again.',
    notReady: 'This report is not ready yet. Please wait until it is generated.',
  },
  /** what a report that is ordered lacks, whoever orders it */
  scheduleLacks: {
    templateMissing: 'This report template no longer exists. Please choose another one.',
    sentimentTypeRequired: 'Sentiment report type is required',
    campaignLabelRequired: 'Campaign label is required',
    listenerRequired: 'Listener is required',
  },
  pdf: {
    queued: (email: string) => `Your report is being generated. We will email it to ${email} once ready! Please allow a few minutes for it to arrive.`,
    changed: 'The figures have changed since this report was opened. Please refresh it and export it again.',
    summaryBusy: 'Please wait a bit longer while your report summary is generating.',
  },
  share: {
    failed: 'Something went wrong. Please contact support.',
    copied: 'Report sharable link has been copied.',
  },
  inbox: {
    nobody: 'Not assigned',
  },
  report: {
    unknownType: 'This report type is not known.',
    latestData: (date: string, profiles: number) => `The latest data of ${profiles === 1 ? 'this profile' : 'these profiles'} is from ${date}.`,
    otherGroup: (name: string) => `The profile group in the address cannot be used. This is the report of ${name}.`,
    unknownBlock: 'This report has no such block. Please choose one of its sections and blocks.',
  },
  competitors: {
    unreachable: 'It appears that we can no longer access this profile. Please reconnect it!',
    limit: (most: number) => `You reached your limit of ${formatCount(most)} competitors. Please upgrade to add more.`,
    missing: 'This competitor does not exist, or you have no access to it.',
    unknownPage: 'We cannot find this page. Please choose one of the suggestions.',
    remove: (name: string) => `Are you sure you want to remove ${name}? Its history will be deleted.`,
    itself: 'This is your own profile. Please choose another page.',
    since: (name: string, date: string) => `${name} has been tracked since ${date}; its figures start then.`,
    lost: (name: string) => `${name} can no longer be read. Its figures stop at the last known values.`,
    hidden: (name: string) => `${name} hides its likes, so its engagements and rates are left out.`,
  },
  /** what a report of competitors needs */
  competitorReport: {
    analyzing: 'Looks like you have recently connected competitor profiles. We are analyzing their information and this report should be available shortly.',
    noneForSchedule: 'Selected profiles do not have competitors. Please go to “Run report -> Competitor analysis” for adding them.',
    noProfile: 'Please select at least one social profile!',
    none: 'Please add at least one competitor to this profile!',
    networks: 'Facebook and Instagram networks support competitor analysis',
  },
  industry: {
    none: 'This profile group has no industry yet, so there is no benchmark.',
    few: (peers: number, most: number) =>
      `Only ${peers === 1 ? '1 peer' : `${formatCount(peers)} peers`} can be compared; a benchmark needs ${formatCount(most)}.`,
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
  ads: {
    accountRequired: 'Please select at least one ad account!',
    accountMissing: 'This ad account does not exist, or you have no access to it.',
  },
} as const

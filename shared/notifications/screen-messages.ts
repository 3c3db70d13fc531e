/** What the list of notifications, the bell and their settings say. */
export const noticeMessages = {
  none: 'No notifications found',
  noneYet: 'What happens in your profile groups appears here and at the bell.',
  noneUnread: 'Everything is read. What is new appears here and at the bell.',
  noneOfTopic: 'Nothing of this kind happened in the last 90 days.',
  notLoaded: 'Your notifications could not be loaded.',
  noMore: 'More notifications could not be loaded.',
  marking: 'Please wait a bit longer while we finish processing the data.',
  loading: 'Please wait a bit longer while we finish getting you notifications.',
  removed: 'Notification removed.',
  settingsNotLoaded: 'Your notification settings could not be loaded.',
  saves: 'Saved as you tick',
  saving: 'Saving',
  notOffered: 'Not offered',
  hours: {
    notLoaded: 'Your quiet hours could not be loaded.',
    emails: 'One by one, or all of a day or week in one email.',
    quiet: 'What happens in them waits until they end. The bell does not wait.',
    zone: (name: string) => `Times are those of ${name}.`,
  },
  slack: {
    title: (type: string) => `${type} in Slack`,
    hint: 'From the app of your channel in Slack. Whoever has it can post there, so it is kept sealed.',
    ending: (end: string) => `It is told at an address that ends in ${end}. Another one takes its place.`,
    forAll: 'The same address for all types',
    tested: 'The test was sent. Please look into your channel.',
  },
  channels: {
    title: 'Where you are told',
    some: (some: number, all: number) => `${some} of ${all}`,
    hints: { ALERT: 'This list and the bell', SLACK: 'A channel for each type', WEBPUSH: 'This browser' },
  },
} as const

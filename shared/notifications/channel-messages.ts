/** What is said of the channels that somebody sets up for themselves. */
export const channelMessages = {
  slackInvalid: 'Please enter the address of an incoming webhook: it begins with https://hooks.slack.com/services/.',
  slackFirst: 'Please enter the address of an incoming webhook of Slack first.',
  slackGone: 'Slack rejects messages to this webhook: it or its channel was removed.',
  slackBusy: 'Slack is limiting messages to this webhook. Please try again in a minute.',
  slackAway: 'Slack could not be reached. Please try again later.',
  slackTest: (type: string) => `This is a test: “${type}” notifications from Almanac will appear here.`,
  pushInvalid: 'This is not a valid browser subscription.',
  pushUnknown: 'This browser’s notification service is not supported. Please use Chrome, Edge, Firefox or Safari.',
  pushAway: 'The push service of the browser could not be reached.',
  pushBusy: 'The browser’s push service is limiting messages.',
  pushRefused: 'The push service of the browser refused the message.',
  browserMissing: 'Notifications are off for this browser.',
  notSlack: 'This notification cannot be sent to Slack, or is not for your role.',
} as const

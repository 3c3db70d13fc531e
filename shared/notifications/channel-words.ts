/** What screens say of the channels that somebody sets up for themselves. */
export const channelWords = {
  browser: {
    on: 'Allowed in this browser',
    off: 'Not allowed in this browser yet',
    blocked: 'Blocked in this browser: allow notifications for this page in its settings.',
    unsupported: 'This browser does not support notifications.',
  },
  browserFailed: 'This browser could not be allowed. Please try again.',
} as const

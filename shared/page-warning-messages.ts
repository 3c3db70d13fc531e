export const pageWarningMessages = {
  messageRequired: 'Message is required.',
  badLink: 'A link is a path such as /reports/run, or begins with https://.',
} as const

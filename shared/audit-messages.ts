/** Sentences of the audit trail's page. */
export const auditMessages = {
  notLoaded: 'The audit trail could not be loaded.',
  none: 'Activity in this account is listed here from now on.',
  noneFound: 'Try other words, another person or other dates.',
  /** many entries were looked at and none of them fits */
  noneYet: 'No match in the newest entries. Older ones have not been searched yet.',
} as const

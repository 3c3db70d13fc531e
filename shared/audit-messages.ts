/** Sentences of the audit trail's page. */
export const auditMessages = {
  notLoaded: 'The audit trail could not be loaded.',
  none: 'What people do in this account from now on is listed here.',
  noneFound: 'Try other words, another person or other dates.',
  /** many entries were looked at and none of them fits */
  noneYet: 'There is nothing in the newest entries. Older ones have not been searched yet.',
} as const

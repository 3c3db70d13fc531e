/** What the form of the public pages /contact/ and /demo/ says, and what is answered to it. */
export const contactMessages = {
  none: 'The contact form is off in this installation.',
  nameRequired: 'Please enter your name.',
  nameLong: 'Name is too long - should be 100 characters or fewer.',
  companyLong: 'Company is too long - should be 100 characters or fewer.',
  messageRequired: 'Please write a message.',
  messageLong: 'Message is too long - should be 4,000 characters or fewer.',
  notSent: 'Your message could not be sent.',
} as const

/** What only the pages say. */
export const contactWords = {
  sent: 'Thank you. Your message is on its way, and a person answers it by email.',
  sending: 'Sending …',
  offline: 'Your message could not be sent. Please check your connection and try again.',
} as const

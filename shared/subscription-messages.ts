/** What is said of paying for a plan. */
export const subscriptionMessages = {
  unpaid: 'Whoops! Looks we are having some trouble processing payments on your account.',
  review: 'Review the subscription',
  unsigned: 'This was not signed by the payment provider.',
  declined: 'The card was declined. Please pay with another one.',
  unknownCoupon: 'This coupon does not exist, or has ended.',
  unreachable: 'The payment provider does not answer at the moment. Nothing was charged. Please try again in a moment.',
  notSold: 'This plan is by agreement. Please request a demo.',
  nothingPaid: 'Nothing is paid for your account here.',
  hasOne: 'Your account has a plan that is paid for already. Please switch it instead.',
  hasNone: 'There is no paid plan yet. Please choose one first.',
  tooLarge: 'Your account is larger than this plan.',
  samePlan: 'Your account has this plan already.',
} as const

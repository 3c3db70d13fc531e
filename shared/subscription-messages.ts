/** What is said of paying for a plan. */
import { formatCount } from './format-count.ts'

export const subscriptionMessages = {
  unpaid: 'Whoops! Looks we are having some trouble processing payments on your account.',
  review: 'Review the subscription',
  unsigned: 'The payment provider did not sign this.',
  keyReused: 'This payment page was opened for another plan. Please choose the plan again.',
  declined: 'The card was declined. Please pay with another one.',
  unknownCoupon: 'This coupon does not exist, or has ended.',
  unreachable: 'The payment provider is not responding. You were not charged. Please try again in a moment.',
  notSold: 'This plan is custom. Please request a demo.',
  free: 'Free needs no payment. To leave a paid plan, downgrade to Free in Plan & Billing.',
  reference: 'A reference can have letters from A to Z, digits and punctuation, without spaces.',
  nothingPaid: 'Your account has no paid subscription.',
  hasOne: 'Your account already has a paid plan. Please switch it instead.',
  hasNone: 'There is no paid plan yet. Please choose one first.',
  tooLarge: 'Your account is larger than this plan.',
  samePlan: 'Your account has this plan already.',
  company: {
    nameRequired: 'Company name is required.',
    long: (most: number) => `This is too long - should be ${formatCount(most)} chars maximum.`,
    addressInvalid: 'Please enter a valid address.',
    country: 'Please choose a country.',
    vat: 'Please enter a valid VAT number.',
  },
} as const

/** What the page Plan & Billing and its dialogs say. */
export const subscriptionWords = {
  noPlan: 'No plan limits this account.',
  toFree:
    'You are about to downgrade your account to a Free plan. Free plan is a more limited version. Please review plan differences before making this change.',
  differences: 'View plan differences',
  switchToFree: 'Switch to Free plan',
  tooLarge: (plan: string) => `Your account is larger than ${plan}. Remove these first. We won’t delete anything for you.`,
  has: (plan: string, max: string, over: string) => `${plan} has ${max}: remove ${over}`,
  lacks: (plan: string, names: readonly string[]) => `${plan} does not include: ${names.join(', ')}.`,
  trialUntil: (date: string) => `Trial until ${date}`,
  afterTrial: 'No card needed. You’ll move to Free when it ends unless you choose a plan.',
  endsOn: (date: string) => `Ends on ${date}`,
  failed: (date: string, card: string | null) =>
    `${card ? `The card ending in ${card}` : 'Your card'} has been declined since ${date}. Almanac keeps trying; pay with another card to settle it now.`,
  paid: 'Thank you. Your plan is active.',
  cancelled: 'You were not charged. Your plan is unchanged.',
  on: (plan: string) => `You’re now on ${plan}.`,
  due: 'Charged today',
  credit: 'Credited to later payments',
  paidFirst: (plan: string) => `${plan} starts and the trial ends with the first payment. You pay on the next page.`,
  proration: 'The unused part of the current period is credited.',
  /** after a number, of what has no limit */
  usedUnlimited: 'used, unlimited',
  usageLeft: (left: number) => (left === 1 ? '1 left' : `${formatCount(left)} left`),
  over: (over: number) => `${formatCount(over)} over the plan: locked`,
  noInvoices: 'There are no invoices yet.',
  company: {
    title: 'Company',
    hint: 'Printed on your invoices from now on. Earlier invoices stay as they are.',
    name: 'Company name',
    line1: 'Address',
    line2: 'Address, second line (optional)',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    noCountry: 'Not set',
    vat: 'VAT number (optional)',
    saved: 'Company details saved.',
  },
} as const

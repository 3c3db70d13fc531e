import { notification } from '../notification.ts'
import { email, type VerificationCode } from './email.ts'

/** The code that shows that emails arrive again, at an address that bounced or complained. */
export const verificationCode = notification<VerificationCode>()({
  id: 'verification_code',
  label: 'Code for your email address',
  icon: 'mail-check',
  channels: ['EMAIL'],
  audience: 'anyone',
  sentence: ({ code }) => `${code} is your code.`,
  link: () => '/dashboard',
  email,
})

/** The emails of a sign-up. They say nothing that a stranger typed but the address itself, so nobody can send words of theirs through us. */
import { confirmEmail } from '../../../shared/notifications/confirm-email/definition.ts'
import { hasAccount } from '../../../shared/notifications/has-account/definition.ts'
import { emailOf } from '../../../shared/notifications/notification.ts'
import { origin } from '../../kernel/clients.ts'
import { sendToAddress } from '../../kernel/mail/send-to-address.ts'
import { confirmSeconds } from './store/sign-ups.ts'

/** `timezone`: of whoever signs up (IANA). Its links start with our own address, whatever host the request named. */
export function sendConfirmEmail(email: string, token: string, timezone: string, now: Date): Promise<void> {
  const until = { at: new Date(now.getTime() + confirmSeconds * 1000).toISOString(), timezone }
  return sendToAddress(email, emailOf(confirmEmail, { email, token, until }, origin()))
}

export function sendHasAccount(email: string, timezone: string, now: Date): Promise<void> {
  return sendToAddress(email, emailOf(hasAccount, { email, asked: { at: now.toISOString(), timezone } }, origin()))
}

import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { noAccount } from './definition.ts'

test('it says that there is no account, and leads to the sign-in page', () => {
  const { subject, text } = emailOf(noAccount, { email: 'a@x.test', asked: { at: '2026-11-22T09:41:00Z', timezone: 'UTC' } }, 'https://app.example')
  expect(subject).toBe('There is no account with this address')
  expect(text).toContain('Go to sign in:\nhttps://app.example/login\n')
})

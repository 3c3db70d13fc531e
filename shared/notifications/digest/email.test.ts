import { expect, test } from '@jest/globals'
import { emailOf } from '../notification.ts'
import { digest } from './definition.ts'

const one = { label: 'Comment', sentence: 'Isla commented on “A”: “B”.', url: 'https://app.example/calendar?id=1' }

test('each notification stands in it with its link, and it says how many there are in all', () => {
  const data = { account: 'Northbound', every: 'daily', gathered: [one, { ...one, url: null }], more: 3 } as const
  const { subject, text, html } = emailOf(digest, data, 'https://app.example')
  expect(digest.sentence(data)).toContain('5')
  expect(subject).toBe('5 notifications of Northbound')
  expect(text).toContain('- Comment: Isla commented on "A": "B".\n  https://app.example/calendar?id=1\n- Comment:')
  expect(text).toContain('3 more are in your list of notifications.')
  expect(text).toContain('gathered daily')
  expect(html.match(/href="https:\/\/app\.example\/calendar\?id=1"/g)).toHaveLength(1)
})

test('one is one', () => {
  expect(emailOf(digest, { account: 'N', every: 'weekly', gathered: [one], more: 0 }, 'https://app.example').subject).toBe('1 notification of N')
})

import { expect, test } from '@jest/globals'
import { figureMessages } from './figure-messages.ts'

const { notYet, others } = figureMessages.coverage

test('days that are not known yet agree in number with their profiles and days', () => {
  expect(`${notYet(2, '29–30 Nov', 2)} ${others(2)}`).toBe('2 profiles have no data yet for 29–30 Nov, so those days are not compared. 2 more notes.')
  expect(`${notYet('Corner (Facebook)', '30 Nov', 1)} ${others(1)}`).toBe(
    'Corner (Facebook) has no data yet for 30 Nov, so that day is not compared. 1 more note.',
  )
})

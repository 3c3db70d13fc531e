import { expect, test } from '@jest/globals'
import { figureMessages } from '../../../shared/figure-messages.ts'
import { aTile } from '../../../test/builders/report.ts'
import { noteLines, notesThatFit } from './glance-notes.ts'

const rate = { ...aTile('er_impressions', 'Engagement rate', 4, 5), note: 'Without Bluesky and YouTube.' }
const growing = aTile('impressions', 'Impressions', 4_810, 3_800)
const excluded = figureMessages.report.comparedOver('2 new profiles', undefined, '4,710', '3,800')
const impressions = { ...growing, figure: { ...growing.figure, compared: 4_710 }, note: `${excluded} People may be counted once for each profile.` }

test('under the figures stands what is said of each, but for the numbers of a change, which stand on its tile', () => {
  expect(notesThatFit([rate, impressions, { ...impressions, note: excluded }, growing], 3)).toEqual([
    'Engagement rate: Without Bluesky and YouTube.',
    'Impressions: People may be counted once for each profile.',
  ])
})

test('what does not fit above the foot of the page is left to its passport', () => {
  const many = Array.from({ length: 30 }, () => rate)
  expect(notesThatFit(many, 3).length).toBeLessThan(10)
  expect(notesThatFit(many, noteLines(717))).toEqual([])
  expect(noteLines(717 - 60)).toBe(3)
})

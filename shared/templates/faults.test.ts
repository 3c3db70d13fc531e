import { expect, test } from '@jest/globals'
import { networkCodes } from '../networks.ts'
import { loadReport } from '../reports/load.ts'
import { sampleReport } from '../reports/samples/index.ts'
import { templateMessages } from '../template-messages.ts'
import { templateFaults } from './faults.ts'
import type { TemplateTab } from './shown.ts'

const whole = sampleReport(await loadReport('comprehensive'), networkCodes)
const choose = (...keys: string[]) => keys.map((key) => ({ key, title: null }))
const faults = (...reports: TemplateTab[]) => templateFaults(whole, reports)

test('each thing that a report does not have, or that is named again, is told with its place', () => {
  expect(
    faults(
      { code: 'cross_channel', sections: choose('audience', 'gone', 'audience'), summary: choose('followers', 'nothing') },
      { code: 'facebook', sections: choose('boards'), summary: [] },
      { code: 'cross_channel', sections: choose('reach'), summary: [] },
    ),
  ).toEqual([
    { place: [2], message: templateMessages.twice('Cross-channel') },
    { place: [0, 'sections', 2], message: templateMessages.twice('audience') },
    { place: [0, 'sections', 1], message: templateMessages.unknownSection('gone', 'Cross-channel') },
    { place: [0, 'summary', 1], message: templateMessages.unknownFigure('nothing', 'Cross-channel') },
    { place: [1, 'sections', 0], message: templateMessages.unknownSection('boards', 'Facebook') },
  ])
})

test('a template of everything has no fault, one of nothing has', () => {
  expect(faults()).toEqual([])
  expect(faults({ code: 'cross_channel', sections: [], summary: [] })).toEqual([{ place: null, message: templateMessages.noSections }])
})

test('what needs the whole width is not set to half of it', () => {
  const halves = ['engagement', 'top_posts', 'summary'].map((key) => ({ key, title: null, width: 'half' as const }))
  expect(faults({ code: 'cross_channel', sections: halves, summary: [] })).toEqual([
    { place: [0, 'sections', 1], message: templateMessages.noHalf('top_posts', 'Cross-channel') },
    { place: [0, 'sections', 2], message: templateMessages.noHalf('summary', 'Cross-channel') },
  ])
})

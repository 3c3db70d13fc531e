import { samplesOf } from '../samples.ts'
import { reportLinkViewed } from './definition.ts'

export const samples = samplesOf(reportLinkViewed, {
  typical: { title: 'Weekly client summary' },
})

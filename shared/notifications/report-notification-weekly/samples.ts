import { samplesOf } from '../samples.ts'
import { reportNotificationWeekly } from './definition.ts'

export const samples = samplesOf(reportNotificationWeekly, {
  typical: {
    ...{ account: 'Northbound', from: '2026-11-16', to: '2026-11-22', emails: 13, arrived: 12, failed: 0, more: 0, timezone: 'Europe/London' },
    runs: [
      { run: 'r1', client: 'Northbound Roastery', title: 'Social media performance', day: '2026-11-20', state: 'sent', arrived: 2, of: 3 },
      { run: 'r2', client: 'Northbound Coffee', title: 'Inbox performance', day: '2026-11-22', state: 'sent', arrived: 1, of: 1 },
      { run: 'r3', client: 'קפה', title: 'Post performance', day: '2026-11-18', state: 'sent', arrived: 3, of: 3 },
      { run: 'r4', client: 'Northbound Coffee', title: 'Social media performance', day: '2026-11-16', state: 'sent', arrived: 4, of: 4 },
      { run: 'r5', client: 'Larkmere', title: 'Paid performance', day: '2026-11-16', state: 'sent', arrived: 2, of: 2 },
    ],
    moreRuns: 0,
    coming: [
      { run: 'r6', client: 'Larkmere', title: 'Paid performance', day: '2026-11-23', time: '08:00' },
      { run: 'r7', client: 'Northbound Coffee', title: 'Social media performance', day: '2026-11-23', time: '09:00' },
      { run: 'r8', client: 'Ellery Pike', title: 'Post performance', day: '2026-11-25', time: '13:30' },
    ],
    moreComing: 0,
    groups: [
      {
        name: 'Northbound Coffee',
        figures: [
          { title: 'Impressions', value: 1_213_400, unit: 'count', growth: { kind: 'percent', value: 4.2 }, prior: 1_164_500 },
          { title: 'Engagements', value: 38_412, unit: 'count', growth: { kind: 'percent', value: -1.3 }, prior: 38_918 },
          { title: 'Net follower growth', value: 318, unit: 'change', growth: { kind: 'percent', value: 12 }, prior: 284 },
        ],
      },
      { name: 'قهوة الشمال', figures: [{ title: 'Impressions', value: 9_317, unit: 'count', growth: { kind: 'new', value: null }, prior: 0 }] },
    ],
  },
  'a failed report, and many groups': {
    ...{ account: 'Northbound', from: '2026-11-16', to: '2026-11-22', emails: 1, arrived: 1, failed: 1, more: 3, timezone: 'Asia/Tokyo' },
    groups: [],
    runs: [
      {
        ...{ run: 'r1', client: 'Northbound Roastery & Sons of the Larkmere Valley', title: 'Social media performance', day: '2026-11-20', state: 'failed' },
        ...{ arrived: 0, of: 3, reason: 'Northbound Roastery is removed, so there is nothing to report on. Please choose other profiles.' },
      },
      {
        run: 'r2',
        client: 'Ellery Pike',
        title: 'Post performance',
        day: '2026-11-19',
        state: 'retrying',
        arrived: 0,
        of: 2,
        reason: 'The figures could not be read.',
      },
      { run: 'r3', client: 'Larkmere', title: 'Paid performance', day: '2026-11-16', state: 'sent', arrived: 1, of: 1 },
    ],
    moreRuns: 4,
    coming: [{ run: 'r4', client: 'Larkmere', title: 'Paid performance', day: '2026-11-23', time: '08:00' }],
    moreComing: 1,
  },
})

/** The rows of access-rows.ts for scheduled reports. */
import type { Ids } from './access-ids.ts'
import type { Row } from './access-rows.ts'

const schedule = (own: Ids, now: Date) => ({
  flavor: 'comprehensive',
  type: 'WEEKLY',
  generate_at: new Date(now.getTime() + 2 * 86_400_000).toISOString(),
  quantity: 2,
  profiles: [own.profile],
  recipient_users: [own.user],
})

export const scheduleRows = {
  'create-scheduled-report': {
    calls: [
      (own, { profile }, now) => ({ body: { ...schedule(own, now), profiles: [profile] } }),
      (own, { group }, now) => ({ body: { ...schedule(own, now), profiles: [], entities: [group] } }),
      (own, { user }, now) => ({ body: { ...schedule(own, now), recipient_users: [user] } }),
    ],
  },
  'list-scheduled-reports': { calls: [() => ({})] },
  'list-report-rows': { calls: [() => ({})] },
  'get-scheduled-report': { calls: [(_, { run }) => ({ params: { id: run } })], needs: 'run' },
  'update-scheduled-report': { calls: [(own, { run }, now) => ({ params: { id: run }, body: schedule(own, now) })], needs: 'run' },
  'delete-scheduled-report': { calls: [(_, { run }) => ({ params: { id: run } })], needs: 'run' },
  'pause-scheduled-report': { calls: [(_, { run }) => ({ params: { id: run }, body: { paused: true } })], needs: 'run' },
  'test-scheduled-report': {
    calls: [
      (own, { profile }, now) => ({ body: { ...schedule(own, now), profiles: [profile] } }),
      (own, { group }, now) => ({ body: { ...schedule(own, now), profiles: [], entities: [group] } }),
    ],
  },
  'hand-over-scheduled-report': {
    calls: [
      (own, { run }) => ({ params: { id: run }, body: { user_id: own.user } }),
      (own, { user }) => ({ params: { id: own.run }, body: { user_id: user } }),
    ],
    needs: 'run',
  },
  // it has not run yet
  'retry-scheduled-report': { calls: [(_, { run }) => ({ params: { id: run }, body: {} })], needs: 'run', status: 409 },
  'download-scheduled-report': { calls: [(_, { run }) => ({ params: { id: run } })], needs: 'run', status: 409 },
  // no mail has brought this link to anybody
  'open-download': { calls: [(_, { token }) => ({ params: { token } })], status: 410 },
} as const satisfies Record<string, Row>

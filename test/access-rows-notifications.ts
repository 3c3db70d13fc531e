/** The rows of access-rows.ts for notifications. A list is its reader's alone, so an id of another's leads nowhere. */
import type { Row } from './access-rows.ts'

const plain: Row = { calls: [() => ({})] }
// in the form of ours, and nobody's
const one: Row = { calls: [() => ({ params: { id: '01KAGZ5V7M0123456789ABCDEF' } })], status: 404 }

export const notificationRows = {
  'list-alerts': { calls: [() => ({ query: { page: '0', type: 'unread' } }), () => ({ query: { type: 'posts' } }), () => ({})] },
  'count-alerts': plain,
  'read-alert': one,
  'unread-alert': one,
  'read-all-alerts': plain,
  'delete-alert': one,
  'restore-alert': one,
  'get-notification-settings': plain,
  'update-notification-settings': { calls: [() => ({ body: { choices: [{ type: 'post_deleted', channel: 'ALERT', on: true }] } })] },
  'get-notification-hours': plain,
  'update-notification-hours': { calls: [() => ({ body: { digest: 'weekly', digest_day: 4, quiet: { from: '22:00', to: '07:00' } } })] },
  'list-browsers': plain,
  'add-browser': {
    calls: [() => ({ body: { endpoint: 'https://fcm.googleapis.com/fcm/send/nobody', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } } })],
  },
  'remove-browser': { calls: [() => ({ params: { id: 'nobody' } })], status: 404 },
  'update-slack': { calls: [() => ({ body: { types: ['post_deleted'], address: null } })] },
  // nobody here has one yet
  'test-slack': { calls: [() => ({ body: { type: 'post_deleted' } })], status: 400 },
  'list-undelivered': plain,
  'send-undelivered': { calls: [() => ({ params: { id: 'EMAIL.01KAGZ5V7M0123456789ABCDEF.nobody' } })], status: 404 },
  'create-event': {
    calls: [
      (_, { group }) => ({
        body: { type: 'post_published', id: crypto.randomUUID(), entity_gid: group, data: { publication_gid: 'pub-1', post: 'Slow pours' } },
      }),
      (_, { user }) => ({ body: { type: 'task_assigned', id: crypto.randomUUID(), to: [user], data: { task_gid: 'task-1', task: 'Answer', by: 'Isla' } } }),
    ],
  },
} as const satisfies Record<string, Row>

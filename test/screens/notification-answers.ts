/** Notifications and their settings as the API answers them. */
import { settingsOf } from '../../functions/domains/notifications/settings.ts'
import type { Alert } from '../../shared/api/notifications.ts'
import { type Answers, type Asked, Refusal } from '../builders/mocked-app.ts'

/** Success without a body. */
export const done = new Refusal(204, '')

export const alert = (id: string, strong: string, changes: Partial<Alert> = {}): Alert => ({
  id,
  message: `${strong} was published.`,
  strong,
  notification_type: 'post_published',
  label: 'Post published',
  description: 'A post was published',
  notification_icon: 'rocket',
  tone: 'good',
  topic: 'posts',
  leads_to: '/calendar?id=1',
  data: {},
  created_at: '2026-11-20T09:00:00.000Z',
  seen_at: null,
  person: null,
  profile: null,
  ...changes,
})

const pageSize = 25
const seenAt = '2026-11-20T10:00:00.000Z'

/** Answers of an owner's list, newest first; writes change it. */
export function inbox(given: readonly Alert[]): Answers {
  let alerts = [...given]
  const unread = () => alerts.filter(({ seen_at }) => seen_at === null)
  const see = (wanted: string | undefined, seen_at: string | null) => {
    alerts = alerts.map((one) => (wanted === undefined || one.id === wanted ? { ...one, seen_at } : one))
    return done
  }
  return {
    'GET /alert': ({ query: { page, type } }: Asked) => {
      const chosen = type === undefined ? alerts : type === 'unread' ? unread() : alerts.filter(({ topic }) => topic === type)
      const first = Number(page) * pageSize
      return { alerts: chosen.slice(first, first + pageSize), isFinalPage: first + pageSize >= chosen.length }
    },
    'GET /alert/count': () => ({ unread: unread().length, newest: unread()[0]?.id ?? null }),
    'PATCH /alert/{id}/read': ({ params }: Asked) => see(params.id, seenAt),
    'PATCH /alert/{id}/unread': ({ params }: Asked) => see(params.id, null),
    'POST /alert/read-all': () => see(undefined, seenAt),
    'DELETE /alert/{id}': ({ params }: Asked) => {
      alerts = alerts.filter(({ id }) => id !== params.id)
      return done
    },
    ...settings,
  }
}

/** Answers of the settings page. Slack is on for report_ready. */
export const settings: Answers = {
  'GET /me/notifications': settingsOf('OWNER', { 'report_ready#SLACK': true }, { report_ready: { sealed: '', ending: 'AbCd' } }),
  'GET /me/notifications/hours': { digest: 'off', digest_at: '09:00', digest_day: 0, quiet: { from: '22:00', to: '06:30' }, timezone: 'Europe/London' },
  'GET /me/notifications/browsers': { browsers: [], key: 'BKey' },
}

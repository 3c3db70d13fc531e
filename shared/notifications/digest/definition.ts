import { notification } from '../notification.ts'
import { type Digest, email, gatheredSentence } from './email.ts'

/** What somebody was told of since the last one, for who wants one email instead of many. */
export const digest = notification<Digest>()({
  id: 'digest',
  label: 'Notifications, gathered',
  icon: 'list',
  channels: ['EMAIL'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED', 'ADVOCATE'],
  sentence: ({ gathered, more }) => gatheredSentence(gathered.length + more),
  link: () => '/notifications',
  email,
})

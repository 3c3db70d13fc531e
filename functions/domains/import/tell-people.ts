/** Who started an import is told how it ended. */
import { formatCount } from '../../../shared/format-count.ts'
import { importFinished } from '../../../shared/notifications/import-finished/definition.ts'
import { profileName } from '../../../shared/profile-name.ts'
import { getProfile } from '../../kernel/accounts/store.ts'
import { emitAfter } from '../notifications/emit.ts'
import type { ImportRecord } from './record.ts'

const nouns = { listener: 'a listener', competitor: 'a competitor', advocacy: 'advocacy' } as const

export async function tellEnded(accountId: string, record: ImportRecord, failed: boolean, now: Date): Promise<void> {
  const { id, files, target, user_id } = record
  if (user_id === null) return
  const profile = target.kind === 'profile' ? await getProfile(accountId, target.id) : null
  const into = target.kind === 'profile' ? (profile ? profileName(profile) : 'a profile') : nouns[target.kind]
  const [first, ...others] = files
  const file = `${readable(first?.name ?? '')}${others.length > 0 ? ` and ${formatCount(others.length)} more` : ''}`
  const data = { file, target: into, failed, ...(profile ? { profile_gid: profile.id } : {}) }
  const shown = profile && { name: into, network: profile.network, picture_url: profile.picture_url, profile_url: profile.profile_url }
  await emitAfter(importFinished, { accountId, id, data, group: null, to: [user_id], profile: shown }, now)
}

const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu
const readable = (fileName: string): string => fileName.replaceAll(unprintable, ' ').trim().slice(0, 150) || 'a file'

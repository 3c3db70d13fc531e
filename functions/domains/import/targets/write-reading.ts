/** What was read for a profile is written: the one way in for figures, posts and items, of files and of whatever else gives a reading. */
import { ofDays } from '../../../../shared/gaps.ts'
import { taskSource } from '../../../../shared/items/tasks.ts'
import type { Told } from '../../../../shared/known.ts'
import { extendAvailability, noteColumns, noteGaps, noteKnown, noteKnownOfGroup } from '../../../kernel/accounts/facts.ts'
import type { ProfileRecord } from '../../../kernel/accounts/store.ts'
import { inSlices, type Progress } from '../../items/progress.ts'
import { countItems } from '../../items/store/items.ts'
import { writePosts } from '../../posts/store.ts'
import type { Reading } from '../../readers/csv/format.ts'
import { toldBy } from '../../readers/csv/lacking.ts'
import { datesOf } from '../../readers/csv/result.ts'
import { writeSeries } from '../../series/store/series.ts'

type Into = { readonly accountId: string; readonly profile: ProfileRecord }

/** `today`: ISO date after which nothing is known. Writing a reading again writes the same rows over. */
export async function writeReading(reading: Reading, { accountId, profile }: Into, today: string, wrote: Progress['wrote']): Promise<void> {
  const [ofGroup, ofProfile] = [reading.told.filter(isOfGroup), reading.told.filter((one) => !isOfGroup(one))]
  if (ofGroup.length > 0) {
    const isNew = (await countItems(taskSource, accountId, profile.entity_gid)) === 0
    await noteKnownOfGroup(accountId, profile.entity_gid, [], today, isNew)
  }
  if (reading.days.length > 0) await writeSeries(accountId, profile.id, reading.days)
  await wrote(reading.days.length, reading.days.length)
  await inSlices(reading.posts, (posts) => writePosts(accountId, profile.id, posts), wrote)
  for (const batch of reading.items) await batch.write(accountId, wrote)
  if (ofGroup.length > 0) await noteKnownOfGroup(accountId, profile.entity_gid, ofGroup, today)
  await noteKnown(accountId, profile.id, ofProfile, today)
  await noteGaps(accountId, profile.id, reading.gaps, toldBy(reading))
  // what belongs to a group says nothing of when the profile's data begins
  const [first] = datesOf(
    reading,
    reading.items.filter(({ owner }) => owner !== 'group'),
  )
  // a day that could not be read should have been there
  const since = [...(first ? [first] : []), ...reading.gaps.flatMap(({ of, from }) => (of === ofDays ? [from] : []))].sort()[0]
  if (since) await extendAvailability(accountId, profile.id, since)
  const { days = {}, posts = {} } = reading.columns ?? {}
  if (Object.keys({ ...days, ...posts }).length > 0) await noteColumns(accountId, profile.id, { days, posts })
}

const isOfGroup = ({ of }: Told) => of === taskSource.id

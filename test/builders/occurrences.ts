import { newOccurrences } from '../../functions/domains/schedules/new-occurrences.ts'

type Wanted = Parameters<typeof newOccurrences>[0]

/** A schedule of a report of posts, with a run at each instant; of anything else a test says what it is. */
export const someOccurrences = (wanted: Pick<Wanted, 'at' | 'now'> & Partial<Wanted>): ReturnType<typeof newOccurrences> =>
  newOccurrences({
    ownerId: 'owner',
    title: 'Posts',
    type: 'WEEKLY',
    flavor: 'posts',
    timezone: 'UTC',
    profiles: [],
    entities: [],
    recipients: [],
    template_id: null,
    labels: [],
    label_match: 'any',
    range: 'last_4_weeks',
    dates: null,
    ...wanted,
  })

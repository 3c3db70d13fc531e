/** Sentences of the calendar of reports, and of the endpoint it reads. */
import { formatCount } from './format-count.ts'

export const calendarMessages = {
  days: 'Please give both dates, of at most 62 days.',
  notLoaded: 'The calendar could not be loaded.',
  empty: 'No reports in this month.',
  noneFound: 'No report in this month matches your search and filter.',
  zone: (zone: string) => `Times are in ${zone}.`,
  more: (many: number) => `${formatCount(many)} more`,
  planned: 'Planned. It repeats until you stop it.',
} as const

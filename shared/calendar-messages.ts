/** Sentences of the calendar of reports, and of the endpoint it reads. */

export const calendarMessages = {
  days: 'Please give both dates, at most 62 days apart.',
  notLoaded: 'The calendar could not be loaded.',
  empty: 'No reports in this month.',
  noneFound: 'No report of this month matches your search and filter.',
  zone: (zone: string) => `Times are in ${zone}.`,
  more: (many: number) => `${many} more`,
  planned: 'Planned. It goes on until it is stopped.',
} as const

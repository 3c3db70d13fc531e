import { importMessages } from '../../../../shared/import-messages.ts'
import { column, needed, unused } from '../../readers/csv/export-columns.ts'
import type { Format } from '../../readers/csv/format.ts'
import { postExport } from '../../readers/csv/native.ts'
import { accountBy } from '../../readers/csv/own-account.ts'
import { isDay, readMetaInstant } from './instant.ts'

const videos = postExport({
  id: 'meta-videos',
  name: 'Facebook videos',
  networks: ['facebook'],
  link: null,
  columns: [
    needed('Video asset ID'),
    needed('Publish time'),
    needed('3-second video views', ['video_views']),
    column('Title'),
    column('Description'),
    column('Custom labels'),
    column('Date'),
    column('Page ID'),
    column('Page name'),
    column('Views', ['impressions']),
    column('Impressions', ['impressions']),
    column('Reach', ['reach']),
    column('Reactions', ['reactions']),
    column('Comments', ['comments']),
    column('Shares', ['shares']),
    column('Total clicks', ['clicks']),
    column('Link Clicks', ['link_clicks']),
    column('Seconds viewed', [], { also: ['Seconds Viewed'] }),
    ...unused('Universal video ID', 'Duration (sec)', 'Data comment', '1-minute video views', 'Average Seconds viewed', 'Other Clicks'),
    ...unused('Reactions, comments and shares', 'Ad CPM (USD)', 'Ad impressions', 'Estimated earnings (USD)', 'Live video', 'Permalink'),
  ],
  unusedLike: /^(?:views by|\d+-second|average|seconds viewed|(?:unique|overall) negative|ad (?:cpm|impressions)|estimated) /i,
  accountOf: accountBy((cell) => {
    const [name, shown] = [cell('Page ID', 'Page name'), cell('Page name', 'Page ID')]
    return name === '' ? null : { name, shown, username: null }
  }),
  post: {
    id: (cell) => cell('Video asset ID') ?? '',
    isId: /^\d+$/,
    date: 'Publish time',
    publishedAt: (cell, dayFirst) => readMetaInstant(cell('Publish time'), dayFirst),
    text: (cell) => cell('Title') || cell('Description') || '',
    url: () => null,
    type: () => 'video',
    labels: (cell) =>
      (cell('Custom labels') ?? '')
        .split(',')
        .map((label) => label.trim())
        .filter(Boolean),
    figures: ['Seconds viewed'],
    skip: (cell) => (isDay(cell('Date')) ? importMessages.notLifetime : null),
    derive: (values, figure) => {
      const seconds = figure('Seconds viewed')
      return seconds !== null && seconds > 0 ? { ...values, watch_time_min: seconds / 60 } : values
    },
  },
})

/** Meta Business Suite, "Content" of Facebook videos: one row a video, lifetime figures. */
export const metaVideos: Format = {
  ...videos,
  read: (table, context) => {
    const reading = videos.read(table, context)
    return { ...reading, notes: [importMessages.videosTwice, ...reading.notes] }
  },
}

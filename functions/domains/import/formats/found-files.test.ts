/** Files as networks and tools export them, after public descriptions of their columns: each is read right, or refused in a sentence that helps. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { ImportRefused } from '../../readers/csv/decode.ts'
import { readForProfile } from '../targets/read-for-profile.ts'

type Found = {
  readonly days: Record<string, object>
  readonly posts: Record<string, object>
  readonly ads: number
  readonly unread: readonly string[]
  readonly skipped: number
}

async function into(network: NetworkCode, text: string): Promise<Found | string> {
  const context = readContext(network)
  const files = [{ name: 'x.csv', bytes: new TextEncoder().encode(text) }]
  try {
    const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, files }, context, nothingSaid)
    if (!file) return 'nothing'
    const { reading, unread } = file
    return {
      days: Object.fromEntries(reading.days.map(({ date, values }) => [date, values])),
      posts: Object.fromEntries(reading.posts.map(({ id, measures }) => [id, measures])),
      ads: reading.items.length,
      unread,
      skipped: reading.skipped.length,
    }
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

const unknown = 'We do not recognise this file.'
const ads = 'is about ads'
const isPost = 'suggests that each row is a post'
const notUnderstood = 'We do not recognise 4 of 6 columns with numbers'

test.each<[string, NetworkCode, string, string]>([
  [
    'LinkedIn Campaign Manager',
    'linkedin',
    'Start Date (in UTC),Account Name,Currency,Campaign Name,Total Spent,Impressions,Clicks\n01/28/2026,Acme,GBP,Brand,12.5,1000,9\n',
    'does not say whether each row covers a single day. Please export the report from LinkedIn Campaign Manager again with a daily time breakdown.',
  ],
  ['Snapchat ads', 'snapchat', 'Date,Ad Set Name,Paid impressions,Spend,Impressions\n2026-10-01,A,10,1,2\n', 'reports do not cover ads on Snapchat'],
  [
    'LinkedIn competitors',
    'linkedin',
    'Page,Total Followers,New Followers,Total post engagements,Total posts\nA,10,1,2,3\nB,5,1,2,3\n',
    'This is LinkedIn’s table of competitors',
  ],
  [
    'LinkedIn updates',
    'linkedin',
    'Post title,Post link,Post type,Campaign name,Posted by,Created date,Audience,Impressions,Views,Clicks,Likes,Comments,Reposts,Follows\nhi,https://www.linkedin.com/feed/update/urn:li:activity:7,Organic,,Ada,01/28/2026,All followers,100,0,3,4,1,0,\n',
    'This is LinkedIn’s table of posts, which reports do not use. Please export the daily content metrics instead.',
  ],
  ['Pinterest ads', 'pinterest', 'Date,Campaign name,Impressions,Pin clicks,Saves,Spend in account currency\n2026-10-01,A,10,1,2,3\n', ads],
  [
    'Facebook page insights of 2021, with a second header',
    'facebook',
    'Date,Lifetime Total Likes,Daily New Likes,Daily Unlikes,Daily Total Reach,Daily Total Impressions\n,Lifetime: The total number of people,Daily: new,Daily: un,Daily: reach,Daily: impressions\n2021-01-01,100,1,0,50,80\n',
    'This is Facebook’s page insights from before 2023',
  ],
  [
    'Facebook post insights of 2021',
    'facebook',
    'Post ID,Permalink,Post Message,Type,Posted,Lifetime Post Total Reach,Lifetime Post Total Impressions\n1_2,https://www.facebook.com/2,hi,Photo,01/03/2021 1:00:00 AM,50,80\n',
    'This is Facebook’s post insights from before 2023',
  ],
  [
    'Meta Business Suite earnings',
    'facebook',
    '"Date","Primary","content_monetization","stars"\n"2026-08-06T00:00:00","23.936","0.566","0"\n',
    'This is Meta’s earnings',
  ],
  [
    'Google Business Profile performance',
    'google',
    'Store code,Business name,Address,Google Search - Mobile,Google Search - Desktop,Calls,Directions,Website clicks\n1,Cafe,Street,10,4,1,2,3\n',
    'These are Google Business Profile’s figures for a whole period, and reports need one row per day.',
  ],
  ['Buffer', 'twitter', 'Date,Text,Link,Impressions,Engagements,Likes\n2026-10-01,hi,https://x.com/me/status/1,100,5,4\n', isPost],
  [
    'Hootsuite posts',
    'facebook',
    'Date,Post message,Post Permalink,Post type,Reach,Impressions,Reactions\n2026-10-01,hi,https://www.facebook.com/1,Photo,10,12,3\n',
    isPost,
  ],
  [
    'Sprout Social profiles',
    'facebook',
    'Date,Network,Profile,Audience,Impressions,Engagements\n10-01-2026,Facebook,Northbound,900,10,2\n10-01-2026,Instagram,Northbound,800,11,3\n',
    'The column Network has Facebook (line 2) and Instagram (line 3).',
  ],
  [
    'one of several networks',
    'facebook',
    'date,network,impressions,engagements\n2026-10-01,Facebook,10,2\n2026-10-01,Instagram,11,3\n',
    'Please split the file and import each part into its own profile.',
  ],
  ['Iconosquare', 'instagram', 'Date;Followers;New followers;Lost followers;Reach;Profile views;Website taps\n2026-10-01;900;5;1;400;30;2\n', notUnderstood],
  ['Metricool, with decimal commas', 'instagram', 'Date;Followers;Impressions;Engagement\n2026-10-01;1.500;2.345;3,5\n', 'could also mean'],
  ['with dates of another country', 'facebook', 'date,impressions\n01/11/2026,5\n02/11/2026,6\n03/11/2026,7\n', 'could be day first or month first'],
  [
    'YouTube traffic sources',
    'youtube',
    'Traffic source,Views,Watch time (hours),Average view duration,Impressions\nTotal,100,5,0:01:00,900\nYouTube search,50,2,0:01:00,400\n',
    "This is YouTube's table by traffic source, which reports do not use. Please import the table by date",
  ],
  [
    'YouTube days with an average alone',
    'youtube',
    'Date,Average view duration\n2026-10-01,0:00:27\n2026-10-02,0:00:31\n',
    'Reports use none of its columns. In the advanced mode of YouTube Studio, choose Views',
  ],
  [
    'YouTube days with net subscribers alone, which are neither gained nor lost',
    'youtube',
    'Date,Subscribers\n2026-10-01,4\n2026-10-02,-3\n',
    'or Subscribers gained and lost, then export again.',
  ],
  ['days of anything, named like those of YouTube', 'facebook', 'Date,Views\n2026-10-01,5\n', unknown],
  ['a Google Ads series without a campaign', 'youtube', 'Date,Clicks,Impressions,Avg. CPC,Cost\n"Thu, 5 Feb 2026",1,9,US$1.92,US$1.92\n', ads],
  ['a Google Ads series by hour', 'youtube', 'Hour,Clicks,Impressions,Avg. CPC,Cost\n00 - 01,1,9,US$1.92,US$1.92\n', 'This is Google Ads’ report by hour'],
  [
    'YouTube views by country',
    'youtube',
    'Geography,Views,Watch time (hours),Average view duration\nTotal,9,1,0:03:35\nGB,5,1,0:03:18\n',
    'export of views by country',
  ],
  [
    'Facebook posts whose views stand there twice and differ',
    'facebook',
    'Post ID,Page name,Publish time,Permalink,Post type,Views,Reach,Views\n101,Northbound,01/07/2026 06:02,https://www.facebook.com/northbound/posts/101,Photos,41,27,40\n',
    'has the column views twice',
  ],
  ['Meta viewers alone', 'facebook', 'Viewers\nDate,Primary\n2026-10-01T00:00:00,5\n', 'The table "Viewers" in line 1 was skipped: no report uses it.'],
  ['YouTube views by age', 'youtube', 'Viewer age,Views (%),Average view duration\n18-24,12.5,2:45\n', 'export of views by viewer age'],
  ['YouTube chart data', 'youtube', 'Date,Content,Video title,Views\n2026-10-01,abc,hi,5\n', 'Please import "Totals.csv" from the same download'],
  [
    'Google Analytics',
    'facebook',
    '# ----------------------------------------\n# All Users\n# 20261001-20261031\nDate,Sessions,Users\n20261001,5,4\n',
    'This is a report of Google Analytics',
  ],
  ['a table of countries and days', 'youtube', 'date,country,impressions\n2026-10-01,GB,5\n2026-10-01,DE,6\n', 'An earlier row for 2026-10-01'],
])('%s: refused', async (_, network, text, sentence) => {
  expect(await into(network, text)).toEqual(expect.stringContaining(sentence))
})

test.each<[string, NetworkCode, string, Partial<Found>]>([
  [
    'X analytics of 2023, tweets',
    'twitter',
    'Tweet id,Tweet permalink,Tweet text,time,impressions,engagements,engagement rate,retweets,replies,likes,user profile clicks,url clicks,promoted impressions\n1001,https://twitter.com/me/status/1001,hi,2023-08-01 12:00 +0000,1000,50,0.05,3,2,40,1,1,-\n',
    { posts: { 1001: { impressions: 1000, engagements: 50, shares: 3, comments: 2, reactions: 40, link_clicks: 1 } } },
  ],
  [
    'X analytics of 2016, tweets with favorites',
    'twitter',
    '"Tweet id","Tweet permalink","Tweet text","time","impressions","engagements","engagement rate","retweets","replies","favorites"\n"1001","https://twitter.com/me/status/1001","hi","2016-08-01 12:00 +0000","1000.0","50.0","0.05","3.0","2.0","40.0"\n',
    { posts: { 1001: { impressions: 1000, reactions: 40 } } },
  ],
  [
    'X analytics of 2023, days',
    'twitter',
    'Date,Tweets published,impressions,engagements,engagement rate,retweets,replies,likes,user profile clicks,url clicks,follows\n2023-08-01,2,1000,50,0.05,3,2,40,1,1,9\n',
    {
      days: { '2023-08-01': { impressions: 1000, engagements: 50, shares: 3, comments: 2, reactions: 40, link_clicks: 1 } },
      unread: ['Tweets published', 'engagement rate', 'user profile clicks', 'follows'],
    },
  ],
  [
    'Instagram posts of Meta Business Suite, thousands with a comma',
    'instagram',
    'Post ID,Account ID,Account username,Account name,Description,Duration (sec),Publish time,Permalink,Post type,Data comment,Date,Views,Reach,Likes,Shares,Follows,Comments,Saves\n18011,1784,changyin,Chang Yin,Chair test,44,10/03/2026 08:31,https://www.instagram.com/reel/DAbc123/,IG reel,,Lifetime,"12,400",9100,610,88,41,57,230\n',
    { posts: { 18011: { impressions: 12400, reach: 9100, reactions: 610, shares: 88, followers_gained: 41, comments: 57, saves: 230 } } },
  ],
  [
    'LinkedIn visitors with all their sections',
    'linkedin',
    `Date,${['Overview', 'Life', 'Jobs', 'Total'].flatMap((page) => ['page views', 'unique visitors'].flatMap((what) => ['desktop', 'mobile', 'total'].map((on) => `${page} ${what} (${on})`))).join()}\n01/28/2026,${Array.from({ length: 24 }, (_, at) => at).join()}\n`,
    { days: { '2026-01-28': { profile_visits: 20 } } },
  ],
  [
    'LinkedIn followers under a line that says what they are',
    'linkedin',
    'Follower metrics of Northbound\nDate,Sponsored followers,Organic followers,Auto-invited followers,Total followers\n10/01/2026,0,3,0,3\n10/02/2026,0,5,0,5\n',
    { days: { '2026-10-01': { followers_gained: 3 }, '2026-10-02': { followers_gained: 5 } } },
  ],
  [
    'TikTok content, whose later columns are new',
    'tiktok',
    'Video title,Video link,Post time,Total likes,Total comments,Total shares,Total views,Total play time,Average watch time,Watched full video,Add to favorites\nChair test,https://www.tiktok.com/@changyin/video/7400000000000000001,2026-10-03 09:10,300,22,15,5000,,12.5,0.31,40\n',
    {
      posts: { '7400000000000000001': { video_views: 5000, impressions: 5000, reactions: 300, comments: 22, shares: 15, saves: 40 } },
      unread: ['Total play time', 'Average watch time', 'Watched full video'],
    },
  ],
  [
    'YouTube content with a total row and columns of its advanced mode',
    'youtube',
    'Content,Video title,Video publish time,Duration,Views,Average view duration,Average percentage viewed (%),Subscribers,Likes\nTotal,,,,9000,,,,\nabcdefghijk,Pikachu,"Sep 14, 2026",120,1250,0:00:12,31.5,4,40\n',
    { posts: { abcdefghijk: { video_views: 1250, followers_gained: 4, reactions: 40 } }, skipped: 1 },
  ],
  [
    'YouTube days with their total, revenue and an average',
    'youtube',
    'Date,Views,Watch time (hours),Average view duration,Estimated revenue (USD)\nTotal,30,1.5,0:03:00,3.21\n2026-10-02,20,1,0:03:00,2.1\n2026-10-01,10,0.5,0:03:00,\n',
    {
      days: { '2026-10-02': { video_views: 20, watch_time_min: 60 }, '2026-10-01': { video_views: 10, watch_time_min: 30 } },
      unread: ['Average view duration', 'Estimated revenue (USD)'],
      skipped: 1,
    },
  ],
  [
    'YouTube totals of a chart, with all that a day has',
    'youtube',
    'Date,Subscribers,Subscribers gained,Subscribers lost,Likes,Comments added,Shares,Impressions,Impressions click-through rate (%),Unique viewers\n2026-10-01,4,7,3,5,2,1,400,2.5,90\n2026-10-02,0,0,0,0,0,0,0,,0\n',
    {
      days: {
        '2026-10-01': { followers_gained: 7, followers_lost: 3, reactions: 5, comments: 2, shares: 1, thumb_impressions: 400, thumb_clicks: 10, reach: 90 },
        '2026-10-02': { followers_gained: 0, followers_lost: 0, reactions: 0, comments: 0, shares: 0, thumb_impressions: 0, reach: 0 },
      },
      unread: ['Subscribers'],
    },
  ],
  ['daily figures of one’s own on YouTube', 'youtube', 'date,impressions\n2026-10-01,5\n', { days: { '2026-10-01': { impressions: 5 } } }],
  [
    'rows that a spreadsheet took for one text each',
    'tiktok',
    '"Date,Followers,Difference in followers from previous day"\n"2026-10-01,""1,200"",0"\n"2026-10-02,""1,250"",50"\n',
    { days: { '2026-10-01': { followers: 1200 }, '2026-10-02': { followers: 1250 } } },
  ],
  [
    'TikTok Ads Manager',
    'tiktok',
    'Date,Campaign name,Cost,CPC (destination),CPM,Impressions,Clicks (destination),CTR (destination),Reach\n2026-10-01,Spring,12.50,0.12,3.1,4000,100,2.5,3000\n',
    { days: {}, posts: {} },
  ],
  ['Google Ads', 'youtube', 'Day,Campaign,Currency code,Cost,Impr.,Clicks,Avg. CPC\n2026-10-01,Brand,GBP,12.50,4000,100,0.12\n', { days: {}, posts: {} }],
  [
    'Facebook posts of Meta Business Suite, whose views stand there twice and say the same',
    'facebook',
    'Post ID,Page ID,Page name,Title,Publish time,Permalink,Post type,Date,Views,Reach,Reactions,Comments,Shares,Total clicks,Views,Link Clicks\n101,900,Northbound,Hi,01/07/2026 06:02,https://www.facebook.com/northbound/posts/101,Photos,Lifetime,41,27,7,6,2,5,41,1\n',
    { posts: { '101': { impressions: 41, reach: 27, reactions: 7, comments: 6, shares: 2, clicks: 5, link_clicks: 1 } } },
  ],
  [
    'Meta ads, one row an ad and day',
    'facebook',
    'Campaign name,Ad set name,Ad name,Ad ID,Day,Amount spent (GBP),Impressions,Reach,Link clicks,Clicks (all),CPM (cost per 1000 impressions) (GBP),CTR (all)\nSpring,Wide,Video 15s,77,2026-10-01,35.20,5000,3000,95,120,7.04,2.4\n',
    { unread: ['CPM (cost per 1000 impressions) (GBP)', 'CTR (all)'] },
  ],
  [
    'X overview, newest first',
    'twitter',
    'Date,Impressions,Likes,Engagements,New follows,Unfollows,Replies,Reposts\n"Sun, Oct 5, 2025",10,1,2,3,4,5,6\n"Sat, Oct 4, 2025",11,1,2,3,4,5,6\n',
    {
      days: {
        '2025-10-05': { impressions: 10, reactions: 1, engagements: 2, followers_gained: 3, followers_lost: 4, comments: 5, shares: 6 },
        '2025-10-04': { impressions: 11, reactions: 1, engagements: 2, followers_gained: 3, followers_lost: 4, comments: 5, shares: 6 },
      },
    },
  ],
])('%s: read right', async (_, network, text, expected) => {
  expect(await into(network, text)).toMatchObject(expected)
})

test('TikTok’s days without years in another order than the network’s are not given the years of others', async () => {
  const rows = (...days: string[]) => `Date,Followers,Difference in followers from previous day\n${days.map((day, at) => `${day},${100 + at},0`).join('\n')}\n`
  expect(await into('tiktok', rows('November 19', 'November 20'))).toMatchObject({ days: { '2026-11-19': {}, '2026-11-20': {} } })
  for (const days of [
    ['November 20', 'November 19'],
    ['March 1', 'November 20'],
    ['November 18', 'November 20', 'November 19'],
  ]) {
    expect(await into('tiktok', rows(...days))).toEqual(expect.stringContaining('The dates have no year and are out of order'))
  }
})

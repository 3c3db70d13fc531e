/** The small files that failed once, and others of their kinds: what each gives, so that a changed file or reader is noticed. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../shared/networks.ts'
import { nothingSaid } from '../../../test/builders/nothing-said.ts'
import { readContext } from '../../../test/builders/read-context.ts'
import { realFile, testWith } from '../../../test/builders/real-data.ts'
import { ImportRefused } from '../readers/csv/decode.ts'
import type { Reading } from '../readers/csv/format.ts'
import { readForProfile } from './targets/read-for-profile.ts'

/** The result of an import without its empty fields, or the sentence of its refusal. */
type Given = Readonly<Record<string, unknown>> | string

async function given(network: NetworkCode, bytes: Uint8Array): Promise<Given> {
  const of = network === 'facebook' || network === 'instagram' ? network : null
  const asked = { profile: { network, username: null }, format: 'auto', of, files: [{ name: 'x.csv', bytes }] } as const
  try {
    const [file] = await readForProfile(asked, { ...readContext(network), today: '2026-11-28', todayUtc: '2026-11-28' }, nothingSaid)
    return file ? { format: file.formats[0], ...summary(file.reading), ...(file.unread.length > 0 ? { unread: file.unread } : {}) } : 'nothing'
  } catch (error) {
    if (error instanceof ImportRefused) return error.message
    throw error
  }
}

function summary({ days, posts, items, skipped, gaps }: Reading): Record<string, unknown> {
  const counted = Object.fromEntries(items.flatMap(({ source, count }) => (count > 0 ? [[source, count] as const] : [])))
  const all = {
    days: days.length,
    posts: posts.length,
    // people that an audience is of come in several batches
    ...(items.some(({ source }) => source === 'audience') ? { audience: items.length } : counted),
    skipped: skipped.length,
    gaps: gaps.length,
  }
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0))
}

const onOther = (format: string, on: string) => `This file contains ${format}, but the profile is on ${on}. Please choose a profile on the right network.`
const unknown = 'We do not recognise this file. Please import a network’s export unchanged or, if the file is your own, map its columns.'

/** The results of each file, for its own network and for another one. */
const cases: Readonly<Record<string, readonly (readonly [NetworkCode, Given])[]>> = {
  '00-tiktok-territories.csv': [
    ['tiktok', { format: 'tiktok-territories', audience: 1 }],
    ['facebook', onOther('TikTok followers by territory', 'Facebook')],
  ],
  '01-list-in-a-text.csv': [
    ['google', { format: 'generic-reviews', reviews: 1 }],
    ['instagram', onOther('generic reviews', 'Instagram')],
  ],
  '02-youtube-many-columns.csv': [
    ['youtube', { format: 'youtube-content', posts: 2, skipped: 1, unread: ['Unique viewers', 'New viewers', 'Returning viewers'] }],
    ['facebook', onOther('YouTube content', 'Facebook')],
  ],
  '04-instagram-collab-post.csv': [
    [
      'instagram',
      'The rows belong to several accounts: shop (x.csv, line 2) and partner (x.csv, line 3). Please choose the account of this profile, or enter its username in the profile settings. Rows of the others are skipped.',
    ],
    ['facebook', 'Line 2 is a post on Instagram, but the profile is on Facebook. Please choose a profile on the right network.'],
  ],
  '05-meta-audience-towns.csv': [
    ['facebook', { format: 'meta-audience', audience: 3 }],
    ['tiktok', onOther('Meta Business Suite audience', 'TikTok')],
  ],
  '06-declared-coverage.csv': [['facebook', { format: 'generic-posts', posts: 3 }]],
  '07-facebook-video-export.csv': [
    [
      'facebook',
      {
        format: 'meta-videos',
        posts: 1,
        unread: [
          ...['Universal video ID', 'Duration (sec)', 'Data comment', '1-minute video views', 'Average Seconds viewed'],
          ...['Reactions, comments and shares', 'Ad CPM (USD)'],
        ],
      },
    ],
    ['instagram', onOther('Facebook videos', 'Instagram')],
  ],
  '10-no-date-note.csv': [['google', { format: 'generic-reviews', reviews: 1 }]],
  '11-google-ads-into-facebook.csv': [
    [
      'google',
      {
        format: 'generic-ads',
        'ad figures': 1,
        unread: ['Campaign status', 'Budget', 'Campaign type', 'CTR', 'Avg. CPC', 'Cost / conv.'],
      },
    ],
    ['facebook', 'This is a report from Google Ads, but the profile is on Facebook. Please import it into the profile that these ads belong to.'],
  ],
  'addresses.txt': [['facebook', unknown]],
  'ids-and-lines.csv': [
    ['twitter', { format: 'generic-posts', posts: 3, unread: ['likes'] }],
    ['facebook', 'Line 2 is a post on X, but the profile is on Facebook. Please choose a profile on the right network.'],
  ],
  'outlook-paste.txt': [['facebook', unknown]],
  'until-yesterday.csv': [['facebook', { format: 'generic-series', days: 58 }]],
}

testWith('cases')('every file of the cases gives what it should', async () => {
  expect(readdirSync(realFile('cases')).toSorted()).toEqual(Object.keys(cases))
  for (const [name, all] of Object.entries(cases))
    for (const [network, expected] of all)
      expect([name, network, await given(network, readFileSync(realFile(`cases/${name}`)))]).toEqual([name, network, expected])
})

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const withBom = (text: string): Uint8Array => utf8(`\uFEFF${text.replaceAll('\n', '\r\n')}`)

const italian =
  "ID del post,ID dell'account,Nome utente dell'account,Descrizione,Durata (s),Orario di pubblicazione,Link permanente,Tipo di post,Data,Visualizzazioni,Copertura,Mi piace,Condivisioni,Commenti,Salvataggi"
const collab = (id: number, account: string) =>
  `1790000000000000${id},17${account.length},${account},"Riga\nseconda",0,10/0${id}/2026 10:00,https://www.instagram.com/p/Ab${id}/,,Totale,100,90,5,1,2,1`

test.each<[string, NetworkCode, Uint8Array, Given]>([
  [
    'territories in semicolons',
    'tiktok',
    withBom('"Top territories";"Distribution"\n"GB";"61,5%"\n"IE";"20,5%"\n'),
    { format: 'tiktok-territories', audience: 1 },
  ],
  [
    'a review with a list and a date in its text',
    'google',
    withBom('created_at;id;stars;text\n2026-10-02;r1;5;"We had:\n1; 2; 3\n2026-10-01\n- soup; bread"\n2026-10-03;r2;4;Fine\n'),
    { format: 'generic-reviews', reviews: 2 },
  ],
  [
    'videos of YouTube in German, their total last',
    'youtube',
    withBom(
      'Videos,Videotitel,Veröffentlichungszeitpunkt des Videos,Aufrufe,Neue Zuschauer\nAAAAAAAAAAA,"Eins, zwei",19.02.2026,600,4\nBBBBBBBBBBB,Drei,20.02.2026,400,3\nGesamt,,,1000,7\n',
    ),
    { format: 'youtube-content', posts: 2, skipped: 1, unread: ['Neue Zuschauer'] },
  ],
  [
    'a collab post among others of Instagram in Italian',
    'instagram',
    withBom(`${italian}\n${[collab(1, 'shop'), collab(2, 'shop'), collab(3, 'partner')].join('\n')}\n`),
    { format: 'meta-posts', posts: 2, skipped: 1, unread: ["ID dell'account", 'Durata (s)'] },
  ],
  [
    'an audience of Meta in Polish, saved again with semicolons',
    'facebook',
    withBom('"Wiek i płeć"\n"";"Kobiety";"Mężczyźni"\n"18-24";"50,4";"49,6"\n\n"Najpopularniejsze miasta"\n"Kraków, Polska";"Łódź, Polska"\n"74,3";"4,8"\n'),
    { format: 'meta-audience', audience: 2 },
  ],
  [
    'campaigns of Google Ads in tabs, with two totals',
    'youtube',
    utf16(
      'Campaign report\nOctober 1, 2026 - October 31, 2026\nCampaign\tCampaign type\tImpr.\tCurrency code\tCost\nBrand\tSearch\t1,200\tEUR\t30.00\nTotal: Campaigns\t --\t1,200\tEUR\t30.00\nTotal: Account\t --\t1,200\tEUR\t30.00\n',
    ),
    { format: 'generic-ads', 'ad figures': 1, unread: ['Campaign type'] },
  ],
  [
    'LinkedIn Campaign Manager in tabs, with four lines over it',
    'linkedin',
    utf16(
      'Campaign Performance Report (in UTC)\nReport Start: October 1, 2026, 12:00 AM\nReport End: October 3, 2026, 11:59 PM\nDate Generated: November 2, 2026, 3:45 AM\n\nStart Date (in UTC)\tAccount Name\tCurrency\tCampaign Name\tTotal Spent\tImpressions\n10/1/2026\tAcme\tGBP\tBrand\t12.5\t1000\n10/2/2026\tAcme\tGBP\tBrand\t10\t900\n10/3/2026\tAcme\tGBP\tBrand\t11\t950\n',
    ),
    { format: 'generic-ads', 'ad figures': 3 },
  ],
  [
    'TikTok Ads Manager with a Date and its total',
    'tiktok',
    withBom(
      'Date,Campaign name,Cost,Impressions,Clicks (destination)\n2026-10-01,Spring,12.50,4000,100\n2026-10-02,Spring,1.50,400,10\nTotal of 2 results,-,14.00,4400,110\n',
    ),
    { format: 'generic-ads', 'ad figures': 2 },
  ],
  [
    'TikTok Ads Manager into LinkedIn',
    'linkedin',
    withBom('Date,Campaign name,Cost,Impressions,Clicks (destination)\n2026-10-01,Spring,12.50,4000,100\nTotal of 1 result,-,12.50,4000,100\n'),
    'This is a report from TikTok Ads Manager, but the profile is on LinkedIn. Please import it into the profile that these ads belong to.',
  ],
  [
    'a page of LinkedIn in Spanish with a total',
    'linkedin',
    withBom('Datos agregados,,,\nFecha,Impresiones (totales),Clics (totales),Reacciones (total)\n10/01/2026,12,3,4\n10/02/2026,13,3,4\nTotal,25,6,8\n'),
    { format: 'linkedin-content', days: 2, skipped: 1 },
  ],
  [
    'days of one’s own with a total, all in quotes',
    'facebook',
    withBom('"date";"impressions";"engagements"\n"2026-10-01";"1000";"100"\n"2026-10-02";"1000";"100"\n"Total";"2000";"200"\n'),
    { format: 'generic-series', days: 2 },
  ],
  [
    'days of one’s own whose numbers may be two',
    'pinterest',
    withBom('Date;Impressions\n2026-10-01;1.000\n'),
    'Line 2, column Impressions: "1.000" could also mean 1000. If it does, write it as 1000. Nothing was imported.',
  ],
  [
    'posts of X with long ids and lines in a text',
    'twitter',
    withBom(
      'id;published_at;text;url;impressions\n1734567890123456789;2026-11-10T09:30:00Z;"First\nsecond; ""quotes"" and\n2026-11-01";https://x.com/a/status/1;100\n0012345;2026-11-11T23:30:00Z;007;https://x.com/a/status/2;200\n',
    ),
    { format: 'generic-posts', posts: 2 },
  ],
  [
    'posts of which a quote is not closed',
    'facebook',
    utf8('published_at,id,text,reactions\n2026-10-01T10:00:00Z,p1,"Hello,5\n2026-10-02T10:00:00Z,p2,There,6\n2026-10-03T10:00:00Z,p3,"Last",7\n'),
    'Line 2: a text seems to contain more rows, because its quote is not closed. Please export the file again. Nothing was imported.',
  ],
])('others of their kinds: %s', async (_, network, bytes, expected) => {
  expect(await given(network, bytes)).toEqual(expected)
})

/** Sentences of imports; apart from messages.ts, because every function would carry them. */
import { formatDate } from './dates/format.ts'
import { formatCount } from './format-count.ts'
import { inDigits } from './formats.ts'
import { listed } from './listed.ts'

/** With every digit, so that two that differ look different. */
export const wholeFigure = (value: number): string => inDigits(value.toLocaleString('en-GB', { maximumFractionDigits: 20 }))

const amount = (value: number) => inDigits(value.toLocaleString('en-GB', { maximumFractionDigits: 2 }))

const adMeasureNames = {
  spend: 'amount spent',
  impressions: 'impressions',
  clicksAll: 'clicks',
  linkClicks: 'link clicks',
  results: 'results',
  conversions: 'conversions',
  conversionValue: 'conversion value',
  thruplays: 'ThruPlays',
} as const

const named = (names: readonly string[]): string => {
  const shown = names.slice(0, 8).map((name) => name.slice(0, 40))
  return names.length > 8 ? `${shown.join(', ')} and ${formatCount(names.length - 8)} more` : shown.join(', ')
}

/** The first eight, as they are named. */
const joined = (names: readonly string[]): string => {
  const shown = names.slice(0, 8)
  return names.length > 8
    ? `${shown.join(', ')} and ${formatCount(names.length - 8)} more`
    : [shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' and ')
}

/** A check recognises an open question by these phrases. */
export const unsaidOrder = 'could be day first or month first.'
export const unsaidNetwork = 'does not say whether it is for Facebook or Instagram.'
/** A check offers the columns of a file whose refusal has this advice. */
export const mapAdvice = /\bmap (?:its|each|this|the) columns?\b/

export const importMessages = {
  empty: 'The file is empty. Please choose a file with data.',
  tooLarge: (limit: string) => `The file is larger than ${limit}. Please split it and import the parts.`,
  tooManyFiles: (most: number) => `An import can have at most ${formatCount(most)} files. Please import them in batches.`,
  tooManyRows: (most: string) => `An import can have at most ${most} rows. Please split the file and import the parts.`,
  tooManyColumns: (line: number, most: string) => `Line ${line} has more than ${most} cells. Please remove the columns you do not need.`,
  tooManyTables: (most: string) => `The file has more than ${most} tables. Please split it and import the parts.`,
  tooManyAdAccounts: (most: number) => `An import can cover at most ${formatCount(most)} ad accounts. Please split the file and import the parts.`,
  cellTooLong: (line: number, cell: number, letters: string, most: string) =>
    `Line ${line}: cell ${cell} has ${letters} characters, and the limit is ${most}. Please shorten it.`,
  rowTooLarge: (column: string | number, letters: string) =>
    `The text in the column ${column} has ${letters} characters, but a whole row can have only 380 KB, about 380,000 characters. Please shorten it.`,
  dateTooLarge: (date: string) => `There are too many rows for ${date}: the limit for one date is 380 KB. Please leave out the smallest parts.`,
  tooManyLabels: (kind: string) =>
    `With the labels in this file, the ${kind} of this profile would have more than 380 KB of different labels. Please use fewer labels. Nothing was imported.`,
  idTooLong: 'The ID is too long. Please keep it to 200 characters.',
  missing: 'This import does not exist, or you have no access to it.',
  notSent: (file: string) => `${file} was not uploaded completely. Please choose it again.`,
  notChecked: 'These files are still being read. Please wait a moment.',
  startedBefore: 'This import has already been started. Please look for it in the imports of this profile.',
  startedOtherwise: 'Files of this check have already been imported with other choices. To import them differently, undo that import or check the files again.',
  stopped: 'The import stopped before anything was written. Please import the files again.',
  stoppedWriting: 'The import stopped halfway, so some rows may be saved. Please import the same files again; nothing will count twice.',
  binary: 'This is not a CSV file or an Excel workbook, or it is damaged. Please export the data again as CSV or .xlsx.',
  archive: 'This is a ZIP archive. Please unpack it and import the files inside.',
  oldWorkbook: 'This workbook is in the old .xls format or has a password. Please save it as .xlsx without a password, or as CSV.',
  brokenWorkbook: 'This workbook is damaged and cannot be opened. Please save it again as .xlsx or CSV.',
  emptyWorkbook: 'None of the visible sheets has data. If the data is on a hidden sheet, please unhide it.',
  workbookTooLarge: (most: string) => `The workbook is larger than ${most} when unpacked. Please save its sheets as CSV and import those.`,
  tooManySheets: (most: number) => `The workbook has more than ${formatCount(most)} sheets. Please split it and import the parts.`,
  sheetTooLarge: (sheet: string, most: string) =>
    `The sheet "${sheet.slice(0, 40)}" spans more than ${most} cells. Please clear the cells far from the table, or save the sheet as CSV.`,
  errorCell: (sheet: string, cell: string, text: string) =>
    `The sheet "${sheet.slice(0, 40)}" has the error ${text.slice(0, 20)} in cell ${cell}. Please correct or clear it. Nothing was imported.`,
  formulaCell: (sheet: string, cell: string) =>
    `The sheet "${sheet.slice(0, 40)}" has a formula without a result in cell ${cell}. Please open the workbook in a spreadsheet program, save it and import it again. Nothing was imported.`,
  mergedCells: (sheet: string, cells: string) =>
    `The sheet "${sheet.slice(0, 40)}" has merged cells in its table (${cells}), so it is unclear which row they belong to. Please unmerge them. Nothing was imported.`,
  hiddenSheet: (sheet: string) => `The sheet "${sheet.slice(0, 40)}" is hidden and was skipped.`,
  shares: (date: string) =>
    `The file gives percentages of followers without a date, so they are dated ${date}. Reports convert them into people using the profile’s follower count.`,
  notShare: (text: string) => `"${text.slice(0, 40)}" is not a percentage of followers.`,
  partTwice: (name: string) => `"${name.slice(0, 40)}" appears twice. Please export the file again.`,
  tooMuch: (what: string) => `The percentages of ${what} add up to more than 100%. Please export the file again.`,
  unknownCountry: (name: string) => `We do not recognise the country "${name.slice(0, 40)}", so its followers are not on the map.`,
  notLifetime: 'The figures are for a single day. Please export lifetime figures.',
  videosTwice: 'Videos are imported as posts. An export of all posts of the page lists them too, under other IDs, so please import only one of the two.',
  hoursOfDay: 'Hours are read as UTC, the timezone of TikTok’s days.',
  ofViewers: (by: string) =>
    `This is YouTube's export of views by ${by}. Reports show a channel's subscribers, and YouTube exports this for viewers only, so there is nothing to import.`,
  youtube: {
    wholeChannel: 'The file does not say whether it covers the whole channel. If you exported it for a video, a group or a filter, please undo this import.',
    total: (line: number, unlike: readonly string[]) => `The total in line ${line} does not match its rows: ${unlike.join('; ')}.`,
    atMost: (what: 'videos' | 'days') =>
      `YouTube Studio exports at most 500 rows, so ${what} may be missing. Reports on these days will say so until you import a complete file.`,
    unlike: (column: string, said: number, read: number) => `${column} is ${amount(said)}, and the rows add up to ${amount(read)}`,
    noFigures:
      'Reports use none of its columns. In the advanced mode of YouTube Studio, choose Views, Watch time, Impressions, Likes, Comments added, Shares, or Subscribers gained and lost, then export again.',
    chart: (part: string) =>
      `This is YouTube's daily chart by ${part}. Please import "Totals.csv" from the same download for the channel's daily figures, and the table by content for its videos.`,
    partsOf: (part: string) =>
      `This is YouTube's table by ${part}, which reports do not use. Please import the table by date for the channel's figures, and the one by content for its videos.`,
  },
  unknownSheet: (sheet: string) => `${sheet} was skipped: we do not recognise its contents.`,
  lacking: (rows: number) =>
    `${rows === 1 ? '1 row' : `${formatCount(rows)} rows`} could not be imported. Reports on these days will say so until you import a complete file.`,
  damaged: 'The request body is not valid UTF-8. Please send the file as application/octet-stream or multipart form data.',
  noRows: 'The file has no rows with data. Please choose a file with at least one day or post.',
  wrongNetwork: (format: string, network: string) =>
    `This file contains ${format}, but the profile is on ${network}. Please choose a profile on the right network.`,
  wrongFormat: (format: string) => `This file does not look like ${format}. Please choose another format, or let us detect it.`,
  profileBlocked: 'This profile is for publishing only and has no reports, so nothing can be imported into it.',
  missingColumns: (what: string, columns: readonly string[]) =>
    `This looks like "${what}", but its header line is missing the ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')}. Please add ${columns.length === 1 ? 'it' : 'them'}.`,
  strayLine: (line: number, text: string) => `Line ${line}: "${text}" is not a row of the table. Please remove it. Nothing was imported.`,
  noTime: 'The row has no readable time.',
  leftBeforeJoined: 'The time in the column left_at is before the one in joined_at.',
  unknownAdvocate: (id: string) => `"${id}" in the column advocate_id is not an advocate of this group. Please import the advocates first.`,
  unknownPage: 'There is no such page in the directory. Please import the directory with this page first.',
  pageId: 'An ID can only have letters, digits, dots and dashes.',
  secondRow: (id: string) => `An earlier row has the same ID, ${id}.`,
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
  otherDay: (date: string, { measure, values, before }: { measure: string; values: readonly [number, number]; before: string }) =>
    `An earlier row for ${date} has a different figure for ${measure}: ${wholeFigure(values[0])} in ${before}, ${wholeFigure(values[1])} here. Please keep the correct one.`,
  otherPost: (id: string, before: string, what: string) =>
    `An earlier row for the post ${id}, in ${before}, differs in ${what}. Please keep the later export of the two.`,
  unknownTypes: (posts: number) =>
    `${posts === 1 ? '1 post has' : `${formatCount(posts)} posts have`} an unknown type and ${posts === 1 ? 'is' : 'are'} shown as text.`,
  otherRow: (id: string, before: string) => `An earlier row for ${id}, in ${before}, is different. Please keep the correct one.`,
  twoLines: (one: string, other: string, what: string) => `${other} and ${one} differ: ${what}. Please import only the correct file. Nothing was imported.`,
  nothing: (what: string) => `${what} Nothing was imported.`,
  unclearNumber: (line: number, column: string, text: string, other: string) =>
    `Line ${line}, column ${column}: "${text}" could also mean ${other}. Please import the file as the network exported it, or write numbers as 1234.5.`,
  unclearDates: (column: string) =>
    `The dates in the column ${column} ${unsaidOrder} Please say which comes first, import the file as the network exported it, or write dates as 2026-11-01.`,
  datesNow: (order: 'day' | 'month') => `Dates such as 03/04/2026 are read ${order} first. Files with the same columns will be read the same way.`,
  datesBefore: (order: 'day' | 'month', when: string) => `Dates such as 03/04/2026 are read ${order} first, as chosen on ${when}.`,
  currencyNow: (currency: string) => `Amounts are in ${currency}. Files with the same columns will be read the same way.`,
  currencyBefore: (currency: string, when: string) => `Amounts are in ${currency}, as chosen on ${when}.`,
  dayFirst: (column: string) => `The dates in the column ${column} are read day first.`,
  yearsUnclear:
    'The dates have no year and are out of order, so we cannot tell which year each day belongs to. Please import the file as the network exported it, with its rows in order.',
  /** `isGiven`: somebody named the year of the last day */
  yearTaken: (last: string, isGiven: boolean) =>
    `The dates have no year, so the last day was read as ${formatDate(last)}.${isGiven ? '' : ' If that is wrong, please choose another year.'}`,
  yearUnsaid: (last: string) =>
    `The dates have no year, and the last day is ${formatDate(last)} or earlier. Please choose the year of the last day, or add the year to the dates.`,
  roundedId: (line: number, id: string) =>
    `Line ${line}: a spreadsheet rounded the ID ${id}, so rows can no longer be told apart. Please import the file as the network exported it.`,
  otherId: (line: number, id: string, linked: string) =>
    `Line ${line}: the ID ${id} does not match its link, ${linked}. Please import the file as the network exported it.`,
  openQuote: (line: number) => `A text after line ${line} opens a quote that is never closed, so the file may be incomplete. Please export it again.`,
  swallowed: (line: number) => `Line ${line}: a text seems to contain more rows, because its quote is not closed. Please export the file again.`,
  rowTooLong: (cells: number, columns: number) =>
    `The row has ${formatCount(cells)} cells, but the header has ${formatCount(columns)} columns, so cells may be in the wrong column.`,
  rowTooShort: (cells: number, columns: number) => `The row has ${formatCount(cells)} of ${formatCount(columns)} cells, so its last figure may be cut off.`,
  endTimes: 'end_time marks the end of a day in Pacific Time, so each row is dated the day before.',
  networkError: 'The network exported an error instead of figures, so this row has nothing to import.',
  rowCut: 'The file ends in the middle of this row.',
  exportAgain: 'Please export the file again.',
  endsOpen: (line: number) => `The file ends without a line break. Please check that line ${line} is complete.`,
  cutOff: (line: number) => `The file ends in the middle of line ${line}. Please export it again. Nothing was imported.`,
  columnTwice: (name: string) =>
    `The header line has the column ${name} twice, so we cannot tell which one is meant. Please import the file as the network exported it.`,
  notATable: (line: number, text: string) => `Line ${line}, "${text}", is not part of a table and was skipped.`,
  leftOutTable: (title: string, line: number, why: string) => `The table "${title}" in line ${line} was skipped: ${why}`,
  unusedTable: 'no report uses it.',
  unknownTable: 'we do not recognise its contents.',
  otherNetworkTable: (network: string) => `it is for ${network}. Please import the file into your ${network} profile too.`,
  ofOtherNetwork: (file: string, format: string, network: string, own: string) =>
    `${file} contains ${format} from ${network}, but the profile is on ${own}. Please choose a profile on the right network.`,
  /** `own` and `other`: names of networks. */
  networkUnsaid: (title: string, line: number, file: string, own: string, other: string) =>
    `The table "${title}" (${file}, line ${line}) ${unsaidNetwork} If you exported it for this profile, please confirm that it is for ${own}, and import ${other} files separately.`,
  foreignLink: (line: number, network: string, own: string) =>
    `Line ${line} is a post on ${network}, but the profile is on ${own}. Please choose a profile on the right network.`,
  /** `accounts`: each with its first line */
  severalAccounts: (accounts: readonly string[], hasUsernames: boolean) =>
    `The rows belong to several accounts: ${joined(accounts)}. Please choose the account of this profile${hasUsernames ? ', or enter its username in the profile settings' : ''}. Rows of the others are skipped.`,
  accountPerFile: (accounts: readonly string[]) =>
    `The files belong to several accounts: ${joined(accounts)}. Please import each into the profile of its account.`,
  /** `chosen`: null for a numeric ID without a name */
  notOfAccount: (account: string, at: string, chosen: string | null) =>
    `The rows belong to ${account} (${at}), and none to ${chosen?.slice(0, 40) ?? 'the chosen account'}. Please choose another account or leave this file out.`,
  chosenOther: (username: string, chosen: string | null) =>
    `The profile is @${username.replace(/^@/, '')}, so rows of ${chosen?.slice(0, 40) ?? 'the chosen account'} cannot be imported into it. Please choose ${username.replace(/^@/, '')} or another profile.`,
  ofPartner: (account: string) => `This row belongs to ${account}, so it was skipped.`,
  otherAccount: (account: string, at: string, username: string) =>
    `The rows belong to ${account} (${at}), but the profile is @${username.replace(/^@/, '')}. Please choose the right profile.`,
  severalOwners: (column: string, [one, line]: readonly [string, number], [other, there]: readonly [string, number]) =>
    `The column ${column} has ${one.slice(0, 40)} (line ${line}) and ${other.slice(0, 40)} (line ${there}). Please split the file and import each part into its own profile.`,
  otherOwner: (column: string, network: string, own: string, line: number) =>
    `The column ${column} says ${network} (line ${line}), but the profile is on ${own}. Please choose a profile on the right network.`,
  mostUnknown: (all: number, unknown: readonly string[]) =>
    `We do not recognise ${formatCount(unknown.length)} of ${formatCount(all)} columns with numbers: ${named(unknown)}. If the file is your own, please map each column to a field or ignore it.`,
  /** `instead`: what its reports take in place of the column */
  notUsedOn: (network: string, column: string, instead: readonly string[]) =>
    instead.length > 0
      ? `Reports on ${network} calculate ${column.toLowerCase()} from ${listed(instead.map((one) => one.toLowerCase()))}, so this column is not used.`
      : `Reports on ${network} do not use the column ${column.toLowerCase()}.`,
  fitsAds: (column: string) =>
    `The column ${column} is about ads, which are not part of a profile’s daily figures. To import ads, please export one row per ad and day with the ad, the day, the amount spent and impressions.`,
  /** `format`: known by columns that many a file has */
  likeOtherNetwork: (format: string, of: string, network: string) =>
    `This looks like ${format}, but the profile is on ${network}. Please choose a profile on ${of}. If the file is your own, please map its columns.`,
  unreadDates: (column: string) =>
    `The column ${column} has dates, but we cannot tell whether each row covers a single day. If so, please rename it day; for totals of several days, name the columns reporting starts and reporting ends.`,
  linkedinDays:
    'The column Start Date (in UTC) does not say whether each row covers a single day. Please export the report from LinkedIn Campaign Manager again with a daily time breakdown. If it has one, please map this column to the date.',
  adsNotOf: (network: string) =>
    `This file contains ads, and reports do not cover ads on ${network}. Please import it into the profile that these ads belong to.`,
  /** `suite`: Google Ads, Meta Ads Manager */
  adsOfSuite: (suite: string, network: string) =>
    `This is a report from ${suite}, but the profile is on ${network}. Please import it into the profile that these ads belong to.`,
  fitsPosts: (column: string) =>
    `The column ${column} suggests that each row is a post, not a day. If so, please map the columns with the ID and the time of each post.`,
  mapPair: (pair: string) => `"${pair}" is not a column mapping. Write it as Likes=reactions, with commas between columns.`,
  mapUnknown: (target: string) =>
    `"${target}" is not a field. Choose one from docs/import-formats.md, such as reactions or impressions, or none to ignore the column.`,
  mapColumnTwice: (column: string) => `The column "${column}" is mapped twice. Please map it once.`,
  mapTwice: (one: string, other: string, target: string) => `"${one}" and "${other}" are both mapped to ${target}. Please map only one of them.`,
  mapSameName: (name: string) =>
    `The file has several columns named "${name.slice(0, 40)}". Please rename all but one of them in the file and choose it again.`,
  mapNoColumn: (column: string, header: readonly string[]) => `The file has no column "${column}". Its columns are ${named(header.filter(Boolean))}.`,
  mapNoKey:
    'The mapping is incomplete. A file needs a date; the ID and time of each post; the ID, time and stars of each review; or, for ads without dates, the ad, the amount spent and impressions. Please add them.',
  mappedBefore: (when: string, text: string) => `Columns are read as mapped on ${when}: ${text}. To change this, map them again.`,
  mappedOnce: (text: string) => `Columns are read as mapped: ${text}. This is a network’s export, so the mapping applies to this import only.`,
  totalsLeftOut: (rows: number) => `${rows === 1 ? '1 total row was' : `${formatCount(rows)} total rows were`} skipped.`,
  mappedNow: (text: string) => `Columns are read as mapped: ${text}. Files with the same columns will be read the same way.`,
  /** `instead`: a readable export of the same network */
  knownUnread: (name: string, instead: string) => `This is ${name}, which reports do not use. Please export ${instead} instead.`,
  googlePeriod:
    'These are Google Business Profile’s figures for a whole period, and reports need one row per day. Please download each day by itself and add its date in a column Date.',
  unknown: 'We do not recognise this file. Please import a network’s export unchanged or, if the file is your own, map its columns.',
  unknownTables:
    'We do not recognise this file, and it has several tables. Please import a network’s export unchanged or, if the file is your own, save each table as a file of its own and import those.',
  noTable: 'This file has no table that we can read. Please choose a CSV file or an Excel workbook with column names in its first line.',
  undo: {
    notLast: 'Only the latest import into a profile can be undone, and there is a later one. Nothing was changed.',
    changedSince: 'Tasks or ads from this import were later changed by an import into another profile, so it cannot be undone. Nothing was changed.',
    nothingWritten: 'This import wrote nothing, so there is nothing to undo.',
    running: 'This import is still running. Please wait until it finishes.',
    already: 'This import has already been undone.',
    tooOld: (days: number) => `An import can be undone for ${formatCount(days)} days. This one is older.`,
    notOfProfile: 'Only imports into a profile can be undone.',
    stopped: 'The import was not undone completely. Please undo it again.',
  },
  ads: {
    assigned: (date: string) =>
      `The file has no dates, so all its figures are dated ${date}. If they cover other days, please add the columns Reporting starts and Reporting ends and import again.`,
    allTime:
      'The line above the table says "All time", so we cannot tell which days the figures belong to. Please choose a date range, add the column Day and export again. Nothing was imported.',
    ofTitle: (days: string) => `The rows have no dates. The line above the table says they cover ${days}, so they are shown on the last day.`,
    asGiven: (from: string | null, to: string) =>
      from === null || from === to
        ? `The file has no dates, so all its figures are dated ${to}, as you asked.`
        : `The file has no dates. Its figures cover ${from} to ${to}, as you asked, and are shown on the last day because they cannot be split into days.`,
    ofSeveralDays: (rows: number) =>
      `${rows === 1 ? '1 row is a total' : `${formatCount(rows)} rows are totals`} of several days and cannot be split, so the figures are shown on the last day.`,
    gaveWay: (rows: number) =>
      `${rows === 1 ? '1 row of an earlier import was replaced' : `${formatCount(rows)} rows of earlier imports were replaced`} by rows of this file for the same days.`,
    noCurrency: 'The file does not state its currency. Please choose it, or add the column Currency and import again.',
    totals: (rows: number) => `${rows === 1 ? '1 total row is' : `${formatCount(rows)} total rows are`} left out of the sums.`,
    otherAccount: (name: string) =>
      `Some of these ads already belong to the ad account "${name.slice(0, 40)}" of this profile. Please export them with the same account columns as before. Nothing was imported.`,
    tooManyReached: (date: string) => `Too many ads have a reach for ${date}: the limit for one date is 380 KB. Please export without the column Reach.`,
    tooManyParts: (ad: string, date: string) =>
      `The ad ${ad.slice(0, 40)} has too many rows for ${date}: the limit for one ad and date is 380 KB. Please export a breakdown with fewer values.`,
    again: (ad: string, days: string) => `An earlier row covers the ad ${ad} on ${days}.`,
    notNumber: (text: string) => `"${text.slice(0, 40)}" is not a number.`,
    noDay: (text: string | null) => (text === null ? 'The row has no day.' : `"${text.slice(0, 40)}" is not a date.`),
    equalRows: (first: number, second: number) =>
      `Lines ${first} and ${second} are identical and have no ad ID, so we cannot tell whether they are two ads or one. Please export with the column Ad ID, or remove one of them. Nothing was imported.`,
    twoRows: (ad: string, days: string, first: number, second: number) =>
      `Lines ${first} and ${second} both have figures of the ad ${ad} for ${days}. Please remove one of them. Nothing was imported.`,
    idsNeeded:
      'An earlier import identified the ads of these days by ID only, and this file has names only. Please export with the column Ad ID. Nothing was imported.',
    namesNeeded:
      'An earlier import identified the ads of these days by name only, and this file has IDs only. Please export with the column Ad name. Nothing was imported.',
    together: (ads: number, columns: readonly string[]) =>
      `${ads === 1 ? 'The rows of 1 ad' : `The rows of ${formatCount(ads)} ads`} with the same name and days are added up${columns.length > 0 ? `, regardless of ${columns.slice(0, 5).join(', ')}` : ''}.`,
    unread: (lines: readonly number[]) =>
      lines.length === 1
        ? `Line ${lines[0]} has text in place of a number, so that figure is unknown.`
        : `${formatCount(lines.length)} rows, the first in line ${lines[0]}, have text in place of a number, so those figures are unknown.`,
    yielded: (rows: number) =>
      `${rows === 1 ? '1 row is a total' : `${formatCount(rows)} rows are totals`} of ads that were imported one by one for the same days. The single ads count, and the totals do not.`,
    lackingRows: (rows: number, spend: number | null) =>
      `${rows === 1 ? '1 row' : `${formatCount(rows)} rows`}${spend === null ? '' : `, with ${amount(spend)} spent,`} could not be imported.`,
    unlike: (measure: keyof typeof adMeasureNames, said: number, read: number) => `${adMeasureNames[measure]} ${amount(said)} instead of ${amount(read)}`,
    totalUnlike: (line: number, unlike: readonly string[]) => `The total in line ${line} does not match the sum of its rows: ${unlike.join(', ')}.`,
    partsUnlike: (said: number, known: number) => `A total says that ${amount(said)} was spent, and the single ads add up to ${amount(known)}.`,
  },
} as const

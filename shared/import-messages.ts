/** Sentences of imports; apart from messages.ts, because every function would carry them. */
import { formatCount } from './format-count.ts'
import { inDigits } from './formats.ts'

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
  return names.length > 8 ? `${shown.join(', ')} and ${names.length - 8} more` : shown.join(', ')
}

/** By these words a check knows what to ask. */
export const unsaidOrder = 'can be read with the day or with the month first.'
export const unsaidNetwork = 'does not say whether it is of Facebook or of Instagram.'

export const importMessages = {
  empty: 'The file is empty. Please choose a file with data.',
  tooLarge: (limit: string) => `The file is larger than ${limit}. Please split it and import the parts.`,
  tooManyFiles: (most: number) => `An import can have ${formatCount(most)} files at most. Please import them in parts.`,
  tooManyRows: (most: string) => `An import can have ${most} rows at most. Please split the file and import the parts.`,
  tooManyColumns: (line: number, most: string) => `Line ${line} has more than ${most} cells. Please remove columns that are not needed.`,
  tooManyTables: (most: string) => `The file holds more than ${most} tables. Please split it and import the parts.`,
  tooManyAdAccounts: (most: number) => `An import can cover ${formatCount(most)} ad accounts at most. Please split the file and import the parts.`,
  cellTooLong: (line: number, cell: number, letters: string, most: string) =>
    `Line ${line}: cell ${cell} has ${letters} characters; a cell can have ${most}. Please shorten it.`,
  rowTooLarge: (column: string | number, letters: string) =>
    `The column ${column} has ${letters} characters; a row can hold 380 KB, or about 380,000 characters. Please shorten it.`,
  dateTooLarge: (date: string) => `There are too many rows for ${date}: one date can hold 380 KB.`,
  tooManyLabels: (kind: string) => `The column labels would give the ${kind} of this profile more than 380 KB of different labels. Nothing was imported.`,
  idTooLong: 'The id is too long. Please keep it to 200 characters.',
  missing: 'This import does not exist, or you have no access to it.',
  notSent: (file: string) => `${file} did not arrive whole. Please choose it again.`,
  notChecked: 'These files are still being read. Please wait a moment.',
  startedBefore: 'This import has already been started. Please see the imports of this profile.',
  stopped: 'The import stopped before anything was written. Please import the files again.',
  stoppedWriting: 'The import stopped halfway, so some rows may be saved. Please import the same files again: saved rows stay as they are.',
  binary: 'This is neither a text file nor a workbook, or its characters are damaged. Please export the data as CSV or .xlsx and import that.',
  archive: 'This is a ZIP archive. Please unpack it and import the files in it.',
  oldWorkbook: 'This is a workbook of the old kind (.xls), or one with a password. Please save it as .xlsx without a password, or as CSV, and import that.',
  brokenWorkbook: 'This workbook is damaged and cannot be opened. Please save it again as .xlsx, or as CSV.',
  emptyWorkbook: 'The workbook has no sheet with data that is not hidden.',
  workbookTooLarge: (most: string) => `The workbook holds more than ${most} once it is unpacked. Please save its sheets as CSV and import those.`,
  tooManySheets: (most: number) => `The workbook has more than ${formatCount(most)} sheets. Please split it and import the parts.`,
  sheetTooLarge: (sheet: string, most: string) =>
    `The sheet "${sheet.slice(0, 40)}" spans more than ${most} cells. Please remove what lies far from the table, or save it as CSV.`,
  errorCell: (sheet: string, cell: string, text: string) =>
    `The sheet "${sheet.slice(0, 40)}" has the error ${text.slice(0, 20)} in ${cell}. Please mend or empty the cell. Nothing was imported.`,
  formulaCell: (sheet: string, cell: string) =>
    `The sheet "${sheet.slice(0, 40)}" has a formula without a result in ${cell}. Please open the workbook in a spreadsheet, save it and import it again. Nothing was imported.`,
  mergedCells: (sheet: string, cells: string) =>
    `The sheet "${sheet.slice(0, 40)}" has merged cells in its table (${cells}), so it is not clear which row they belong to. Please unmerge them. Nothing was imported.`,
  hiddenSheet: (sheet: string) => `The sheet "${sheet.slice(0, 40)}" is hidden and was left out.`,
  shares: (date: string) =>
    `The file gives percentages of followers without a date, so they are kept under ${date}. Reports turn them into people by the profile’s follower count.`,
  notShare: (text: string) => `"${text.slice(0, 40)}" is not a share of the followers.`,
  partTwice: (name: string) => `"${name.slice(0, 40)}" appears twice. Please export the file again.`,
  tooMuch: (what: string) => `The shares of ${what} add up to more than all followers. Please export the file again. Nothing was imported.`,
  unknownCountry: (name: string) => `"${name.slice(0, 40)}" is not a country that we know, so its followers are not shown on the map.`,
  notLifetime: 'The figures are those of one day. Please export lifetime figures.',
  videosTwice: 'Videos are imported as posts. An export of all posts of the page has them too, under other IDs: please import only one of the two.',
  hoursOfDay: 'Hours are read as UTC, in which TikTok counts days.',
  ofViewers: (by: string) =>
    `This is YouTube's export of views by ${by}. Reports show who follows a channel, but YouTube exports this for viewers only, so there is nothing to import.`,
  youtube: {
    wholeChannel:
      'The file does not say whether its figures are those of the whole channel. If it was exported for a video, a group or a filter, undo this import.',
    total: (line: number, unlike: readonly string[]) =>
      `The total in line ${line} says ${unlike.join('; ')}. YouTube Studio exports at most 500 rows, so videos may be missing.`,
    unlike: (column: string, said: number, read: number) => `${column} ${amount(said)}, where its rows add up to ${amount(read)}`,
    noFigures:
      'None of its columns is in reports. In the advanced mode of YouTube Studio choose Views, Watch time, Impressions, Likes, Comments added, Shares, or Subscribers gained and lost, and export again.',
    chart: (part: string) =>
      `This is YouTube's chart of each ${part} by day. Please import "Totals.csv" of the same download for the figures of the channel by day, and the table by content for its videos.`,
    partsOf: (part: string) =>
      `This is YouTube's table by ${part}, which reports are not made of. Please import the table by date for the figures of the channel, and the one by content for its videos.`,
  },
  unknownSheet: (sheet: string) => `${sheet} was left out: we do not recognise what it holds.`,
  lacking: (rows: number) =>
    `${rows === 1 ? '1 row' : `${formatCount(rows)} rows`} could not be imported. Reports of these days say so until a file with all of them is imported.`,
  damaged: 'This file was not sent in UTF-8. Please send it as application/octet-stream or as multipart form data.',
  noRows: 'The file has no rows with data. Please choose a file with at least one day or post.',
  wrongNetwork: (format: string, network: string) =>
    `This file holds ${format}, but the profile is on ${network}. Please choose a profile of the right network.`,
  wrongFormat: (format: string) => `This file does not look like ${format}. Please choose another format, or let us detect it.`,
  profileBlocked: 'This profile cannot take reports, so nothing can be imported into it.',
  missingColumns: (what: string, columns: readonly string[]) =>
    `This looks like "${what}", but the ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} missing in its header line.`,
  strayLine: (line: number, text: string) => `Line ${line}: "${text}" is not a row of the table. Nothing was imported.`,
  noTime: 'The row has no readable time.',
  leftBeforeJoined: 'The time in the column left_at is before the one in joined_at.',
  unknownAdvocate: (id: string) => `"${id}" in the column advocate_id is not an advocate of this group. Please import the advocates first.`,
  unknownPage: 'There is no such page in the directory. Please import the directory with this page first.',
  pageId: 'An id in the column id can only have letters, digits, dots and dashes.',
  secondRow: (id: string) => `There is an earlier row for ${id} in the column id.`,
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
  otherDay: (date: string, { measure, values, before }: { measure: string; values: readonly [number, number]; before: string }) =>
    `There is an earlier row for ${date} with another figure for ${measure}: ${values[0]} in ${before}, ${values[1]} here. Please keep the right one.`,
  otherPost: (id: string, before: string, what: string) =>
    `There is an earlier row for the post ${id} in ${before}, which differs in ${what}. Please keep the later export of the two.`,
  unknownTypes: (posts: number) =>
    `${posts === 1 ? '1 post has' : `${formatCount(posts)} posts have`} a type that we do not know and ${posts === 1 ? 'is' : 'are'} shown as text.`,
  otherRow: (id: string, before: string) => `There is an earlier row for ${id} in ${before}, which differs. Please keep the right one.`,
  twoLines: (one: string, other: string, what: string) =>
    `${other} and ${one} differ: ${what}. Please import only the file that is right. Nothing was imported.`,
  nothing: (what: string) => `${what} Nothing was imported.`,
  unclearNumber: (line: number, column: string, text: string, other: string) =>
    `Line ${line}, column ${column}: "${text}" may also mean ${other}. Please import the file as the network exported it, or write numbers as 1234.5.`,
  unclearDates: (column: string) =>
    `The dates in the column ${column} ${unsaidOrder} Please say which comes first, import the file as the network exported it, or write dates as 2026-11-01.`,
  datesNow: (order: 'day' | 'month') => `Dates such as 03/04/2026 are read with the ${order} first. The next file with these columns is read the same way.`,
  datesBefore: (order: 'day' | 'month', when: string) => `Dates such as 03/04/2026 are read with the ${order} first, as was said on ${when}.`,
  currencyNow: (currency: string) => `Amounts are in ${currency}. The next file with these columns is read the same way.`,
  currencyBefore: (currency: string, when: string) => `Amounts are in ${currency}, as was said on ${when}.`,
  dayFirst: (column: string) => `The dates in the column ${column} have the day before the month.`,
  yearsUnclear:
    'The dates have no year and are not in order, so we cannot tell which year each day belongs to. Please import the file as the network exported it, with its rows in order.',
  /** `isGiven`: somebody named the year of the last day */
  yearTaken: (last: string, isGiven: boolean) =>
    `The dates have no year: the last day was read as ${last}.${isGiven ? '' : ' If it is from another year, please say which.'}`,
  yearUnsaid: (last: string) =>
    `The dates have no year, and the last day (${last} at the latest) was some time ago. Please say which year the last day is from, or write the year into the dates.`,
  roundedId: (line: number, id: string) =>
    `Line ${line}: the id ${id} was changed by a spreadsheet, so rows cannot be told apart. Please import the file as the network exported it.`,
  otherId: (line: number, id: string, linked: string) =>
    `Line ${line}: the id ${id} is not that of its link, ${linked}. Please import the file as the network exported it.`,
  openQuote: (line: number) => `A text after line ${line} begins with a quote that is never closed, so the file may be cut off. Please export it again.`,
  swallowed: (line: number) => `Line ${line}: a text holds what look like further rows, because a quote is not closed. Please export the file again.`,
  rowTooLong: (cells: number, columns: number) =>
    `The row has ${formatCount(cells)} cells, but the header has ${formatCount(columns)} columns, so they are shifted.`,
  rowTooShort: (cells: number, columns: number) => `The row has ${formatCount(cells)} of ${formatCount(columns)} cells, so its last figure may be cut off.`,
  networkError: 'The network exported an error instead of this row’s figures, so it has nothing to import.',
  rowCut: 'The file ends in the middle of this row.',
  exportAgain: 'Please export the file again.',
  endsOpen: (line: number) => `The file ends without a line break. Please check that line ${line} is whole.`,
  cutOff: (line: number) => `The file ends in the middle of line ${line}. Please export it again. Nothing was imported.`,
  columnTwice: (name: string) =>
    `The header line has the column ${name} twice, so we cannot tell which is meant. Please import the file as the network exported it.`,
  notATable: (line: number, text: string) => `Line ${line}, "${text}", is not part of a table and was left out.`,
  leftOutTable: (title: string, line: number, why: string) => `The table "${title}" in line ${line} was left out: ${why}`,
  unusedTable: 'no report uses it.',
  unknownTable: 'we do not recognise what it holds.',
  otherNetworkTable: (network: string) => `it is for ${network}. Import the file into that profile too.`,
  ofOtherNetwork: (file: string, format: string, network: string, own: string) =>
    `${file} holds ${format} of ${network}, but the profile is on ${own}. Please choose a profile of the right network.`,
  /** `own` and `other`: names of networks. */
  networkUnsaid: (title: string, line: number, file: string, own: string, other: string) =>
    `The table "${title}" (${file}, line ${line}) ${unsaidNetwork} If it was exported for this profile, say that it is of ${own}, and import nothing of ${other} with it.`,
  foreignLink: (line: number, network: string, own: string) =>
    `Line ${line} is a post on ${network}, but the profile is on ${own}. Please choose a profile of the right network.`,
  severalAccounts: ([one, at]: readonly [string, string], [other, there]: readonly [string, string]) =>
    `The rows belong to several accounts: ${one} (${at}) and ${other} (${there}). Please import the rows of each into its own profile.`,
  ofPartner: (account: string) => `This row belongs to ${account}, so it was left out.`,
  otherAccount: (account: string, at: string, username: string) =>
    `The rows belong to ${account} (${at}), but the profile is @${username.replace(/^@/, '')}. Please choose the right profile.`,
  severalOwners: (column: string, [one, line]: readonly [string, number], [other, there]: readonly [string, number]) =>
    `The column ${column} holds ${one.slice(0, 40)} (line ${line}) and ${other.slice(0, 40)} (line ${there}). Please import the rows of each into its own profile.`,
  otherOwner: (column: string, network: string, own: string, line: number) =>
    `The column ${column} says ${network} (line ${line}), but the profile is on ${own}. Please choose a profile of the right network.`,
  mostUnknown: (all: number, unknown: readonly string[]) =>
    `${formatCount(unknown.length)} of ${formatCount(all)} columns with numbers are not understood: ${named(unknown)}. If the file is your own, please say what each column holds, and which to leave out.`,
  fitsAds: (column: string) =>
    `The column ${column} is one of ads, and figures of ads are not those of a profile. Please export one row per ad and day, with the ad, the day, the amount spent and impressions.`,
  unreadDates: (column: string) =>
    `The column ${column} holds dates, but we cannot tell whether its rows are of one day each. If they are, name it day; for totals of several days, name the columns reporting starts and reporting ends.`,
  adsNotOf: (network: string) =>
    `This file holds ads, and reports do not cover ads of a profile on ${network}. Please import ads into the profile that they are of.`,
  /** `suite`: Google Ads, Meta Ads Manager */
  adsOfSuite: (suite: string, network: string) =>
    `This is a report of ${suite}, but the profile is on ${network}. Please import it into the profile that those ads are for.`,
  fitsPosts: (column: string) =>
    `The column ${column} says that each row is a post, not a day. If so, please say which columns hold the ID and the time of each post.`,
  mapPair: (pair: string) => `"${pair}" does not say what a column holds. Write it as Likes=reactions, with commas between columns.`,
  mapUnknown: (target: string) =>
    `"${target}" is not a measure. Choose one of those in docs/import-formats.md, such as reactions or impressions, or none to leave the column out.`,
  mapColumnTwice: (column: string) => `The column "${column}" is mapped twice. Please say once what it holds.`,
  mapTwice: (one: string, other: string, target: string) => `"${one}" and "${other}" would both be ${target}. Please map one of them, and the other to none.`,
  mapNoColumn: (column: string, header: readonly string[]) => `The file has no column "${column}". Its columns are ${named(header.filter(Boolean))}.`,
  mapNoKey:
    'The mapping names too few columns. A file needs a date; or the ID and the time of each post; the ID, the time and the stars of each review; or the ad, the amount spent and impressions. Please add them.',
  mappedBefore: (when: string, text: string) => `Columns are read as they were mapped on ${when}: ${text}. Give another mapping to change that.`,
  mappedOnce: (text: string) => `Columns are read as mapped: ${text}. This is a network’s export, so its next file is read as usual.`,
  totalsLeftOut: (rows: number) => `${rows === 1 ? '1 total row was' : `${formatCount(rows)} total rows were`} left out.`,
  mappedNow: (text: string) => `Columns are read as mapped: ${text}. The next file with these columns is read the same way.`,
  /** `instead`: what the network exports that is read */
  knownUnread: (name: string, instead: string) => `This is ${name}, which no report is made of. Please export ${instead} and import that.`,
  unknown: 'We do not recognise this file. Please import a file as the network exported it. If the file is your own, please say what its columns hold.',
  undo: {
    notLast: 'Only the last import into a profile can be undone, and another one came after this. Nothing was changed.',
    changedSince: 'Tasks or ads from this import were later changed by an import into another profile, so it cannot be undone. Nothing was changed.',
    nothingWritten: 'This import wrote nothing, so there is nothing to undo.',
    running: 'This import is still running. Please wait until it ends.',
    already: 'This import has already been undone.',
    tooOld: (days: number) => `An import can be undone for ${formatCount(days)} days. This one is older.`,
    notOfProfile: 'Only imports into a profile can be undone.',
    stopped: 'The import could not be undone completely. Please undo it again.',
  },
  ads: {
    assigned: (date: string) =>
      `The file has no dates, so all its figures are put on ${date}. If they are of other days, please add the columns Reporting starts and Reporting ends and import again.`,
    allTime:
      'The line over the table says "All time", so we cannot tell which days the figures belong to. Please choose a range of dates, add the column Day, and export again. Nothing was imported.',
    ofTitle: (days: string) => `The file has no dates: its figures cover ${days}, as the line over its table says, and are shown on the last day.`,
    asGiven: (from: string | null, to: string) =>
      from === null || from === to
        ? `The file has no dates, so all its figures are put on ${to}, as you asked.`
        : `The file has no dates. Its figures cover ${from} to ${to}, as you asked, and are shown on the last day because they cannot be split into days.`,
    ofSeveralDays: (rows: number) =>
      `${rows === 1 ? '1 row is a total' : `${formatCount(rows)} rows are totals`} of several days and cannot be split: the figures are shown on the last day.`,
    gaveWay: (rows: number) =>
      `${rows === 1 ? '1 row of an earlier import was replaced' : `${formatCount(rows)} rows of earlier imports were replaced`} by rows of this file for the same days.`,
    noCurrency: 'The file does not give its currency. Please say which it is, or add a column Currency and import again.',
    totals: (rows: number) => `${rows === 1 ? '1 total row is' : `${formatCount(rows)} total rows are`} left out of the sums.`,
    otherAccount: (name: string) =>
      `Some of these ads are known in the ad account "${name.slice(0, 40)}" of this profile. Please export them with the same columns of the account as before. Nothing was imported.`,
    again: (ad: string, days: string) => `There is an earlier row for the ad ${ad} on ${days}.`,
    notNumber: (text: string) => `"${text.slice(0, 40)}" is not a number.`,
    noDay: (text: string | null) => (text === null ? 'The row has no day.' : `"${text.slice(0, 40)}" is not a date.`),
    equalRows: (first: number, second: number) =>
      `Lines ${first} and ${second} are the same and name no id, so we cannot tell whether they are two ads or one. Please export with the column Ad ID, or remove one of them. Nothing was imported.`,
    twoRows: (ad: string, days: string, first: number, second: number) =>
      `Lines ${first} and ${second} both give figures of the ad ${ad} for ${days}. Please remove one of them. Nothing was imported.`,
    idsNeeded: 'An earlier import gave the ads of these days by id only, and this file gives names. Please export with the column Ad ID. Nothing was imported.',
    namesNeeded:
      'An earlier import gave the ads of these days by name, and this file gives only ids. Please export with the column Ad name. Nothing was imported.',
    together: (ads: number, columns: readonly string[]) =>
      `${ads === 1 ? 'The rows of 1 ad' : `The rows of ${formatCount(ads)} ads`} with the same name and days are added up${columns.length > 0 ? `, regardless of ${columns.slice(0, 5).join(', ')}` : ''}.`,
    unread: (lines: readonly number[]) =>
      `${lines.length === 1 ? `Line ${lines[0]} has a cell` : `${formatCount(lines.length)} rows, the first in line ${lines[0]}, have cells`} that should be a number but is not, so that figure is not known.`,
    yielded: (rows: number) =>
      `${rows === 1 ? '1 row is' : `${formatCount(rows)} rows are`} about ads that are known one by one for the same days: the single ads count, and the file's totals do not.`,
    lackingRows: (rows: number, spend: number | null) =>
      `${rows === 1 ? '1 row' : `${formatCount(rows)} rows`} could not be imported${spend === null ? '' : `, with ${amount(spend)} spent`}.`,
    unlike: (measure: keyof typeof adMeasureNames, said: number, read: number) => `${adMeasureNames[measure]} ${amount(said)} and not ${amount(read)}`,
    totalUnlike: (line: number, unlike: readonly string[]) => `The total in line ${line} says ${unlike.join(', ')}, which is what the rows add up to.`,
    partsUnlike: (said: number, known: number) => `A total says ${amount(said)} spent, and the single ads that are known add up to ${amount(known)}.`,
  },
} as const

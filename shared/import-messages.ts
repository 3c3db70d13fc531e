/** Sentences of imports; apart from messages.ts, because every function would carry them. */

export const importMessages = {
  empty: 'The file is empty. Please choose a file with data.',
  tooLarge: (limit: string) => `The file is larger than ${limit}. Please split it and import the parts.`,
  tooManyFiles: (most: number) => `An import can have ${most} files at most. Please import them in parts.`,
  tooManyRows: (most: string) => `An import can have ${most} rows at most. Please split the file and import the parts.`,
  tooManyColumns: (line: number, most: string) => `Line ${line} has more than ${most} cells. Please remove columns that are not needed.`,
  tooManyTables: (most: string) => `The file holds more than ${most} tables. Please split it and import the parts.`,
  tooManyAdAccounts: (most: number) => `An import can cover ${most} ad accounts at most. Please split the file and import the parts.`,
  cellTooLong: (line: number, cell: number, letters: string, most: string) =>
    `Line ${line}: cell ${cell} has ${letters} characters; a cell can have ${most}. Please shorten it.`,
  rowTooLarge: (column: string | number, letters: string) =>
    `The column ${column} has ${letters} characters; a row can hold 380 KB, or about 380,000 characters. Please shorten it.`,
  dateTooLarge: (date: string) => `There are too many rows for ${date}: one date can hold 380 KB.`,
  tooManyLabels: (kind: string) => `The column labels would give the ${kind} of this profile more than 380 KB of different labels. Nothing was imported.`,
  idTooLong: 'The id is too long. Please keep it to 200 characters.',
  missing: 'This import does not exist, or you have no access to it.',
  stopped: 'The import stopped before anything was written. Please import the files again.',
  stoppedWriting: 'The import stopped halfway, so some rows may be saved. Please import the same files again: saved rows stay as they are.',
  binary: 'This is not a text file. Please export the data as CSV and import that.',
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
  unknown: 'We do not recognise this file. Please use a native export of the network, or one of the CSVs described in docs/import-formats.md.',
} as const

/** How much one import may bring. All that is within is read in time that grows with the input and no faster (linear.test.ts). */
export const limits = {
  files: 100,
  /** of all files together */
  rows: 200_000,
  columns: 1_000,
  /** tables that one file holds, each with a header of its own */
  tables: 1_000,
  /** letters; what is kept of a row has to fit into one item besides (size.ts) */
  cell: 400_000,
  /** of all parts of a workbook once they are unpacked */
  workbookBytes: 24 * 1024 * 1024,
  /** of one sheet, from its first cell to its last */
  sheetCells: 2_000_000,
  /** that are not hidden */
  sheets: 50,
  /** ad accounts of all files together: each is held for the time of the import */
  adAccounts: 100,
} as const

/** CPU seconds that a test file may take in a whole run. One that takes more than twice its figure fails `npm test -- --all`. */

/** Of a file that is not listed. */
const usual = 6

/** Files that need more, and what for. */
const budgets: Readonly<Record<string, number>> = {}

export const budgetOf = (file: string): number => budgets[file] ?? usual

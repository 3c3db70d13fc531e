import { nothingChosen, type ReportChoice } from './choice.ts'

let last = nothingChosen

/** Kept while the page is open; a report whose address says nothing begins with it. */
export function lastChoice(): ReportChoice {
  return last
}

export function keepChoice(change: (before: ReportChoice) => ReportChoice): void {
  last = change(last)
}

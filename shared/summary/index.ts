export { checkDraft, checkSummary } from './check.ts'
export { publish, Summary, type SummaryDraft } from './schema.ts'
export { summarise } from './summarise.ts'

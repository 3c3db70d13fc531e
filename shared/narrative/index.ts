export { checkSummary } from './check.ts'
export { citationsOf, type Fact, factsOf } from './facts.ts'
export { publish, type Sentence, Summary } from './schema.ts'
export { summarise } from './summarise.ts'

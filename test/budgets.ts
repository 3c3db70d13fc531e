/** CPU seconds that a test file may take in a whole run. One that takes more than twice its figure, and 50 s to start, fails `npm test -- --all`. */

/** By folder, the first that matches: what most of its files take on two busy processors. */
const folders: readonly (readonly [string, number])[] = [
  ['test/e2e/screens-', 200],
  ['test/e2e/', 40],
  ['test/render/', 60],
  ['test/faults/', 60],
  ['test/screens/', 20],
  ['test/', 60],
  ['', 8],
]

/** Files that need more, in whole sizes. */
const budgets: Readonly<Record<string, number>> = {
  'functions/domains/import/ads/read.test.ts': 15,
  'functions/domains/import/formats/fit.test.ts': 12,
  'functions/domains/import/formats/linear.test.ts': 60,
  'functions/domains/import/undo/undo.test.ts': 15,
  'functions/edge/endpoints/leaving/delete-account.test.ts': 15,
  'functions/domains/reports/engine/class-laws.test.ts': 60,
  'functions/domains/reports/engine/items/self-consistency.test.ts': 45,
  'functions/domains/reports/engine/items/real-data.test.ts': 20,
  'functions/domains/reports/engine/self-consistency.test.ts': 20,
  'functions/domains/reports/summary/corpus/demo.test.ts': 25,
  'functions/domains/reports/summary/corpus/real.test.ts': 35,
  'functions/edge/endpoints/shares/shares.test.ts': 20,
  'scripts/seed/awkward.test.ts': 90,
  'scripts/seed/seed.test.ts': 25,
  'shared/narrative/certainty.test.ts': 30,
  'test/access-matrix.test.ts': 240,
  'test/damaged-files/damaged-files.test.ts': 130,
  'test/e2e/report-types.test.ts': 120,
  'test/e2e/screens-reports.test.ts': 300,
  'test/e2e/templates.test.ts': 55,
  'test/faults/one-half.test.ts': 200,
  'test/faults/other-half.test.ts': 200,
  'test/generators.test.ts': 150,
  'test/golden/emails.test.ts': 120,
  'test/recomputed-accounts.test.ts': 110,
  'test/recomputed-tiles.test.ts': 80,
  'test/fuzz.test.ts': 150,
  'test/render/every-kind.test.ts': 80,
  'test/render/templates.test.ts': 120,
  'test/render/templates-on-screen.test.ts': 120,
  'test/screens/broken-answers.test.ts': 200,
  'test/screens/builder-pages.test.ts': 40,
  'test/screens/every-report.test.ts': 180,
  'test/screens/public-pages.test.ts': 45,
  'test/shipped-bundles.test.ts': 100,
}

export const budgetOf = (file: string): number => budgets[file] ?? folders.find(([folder]) => file.startsWith(folder))?.[1] ?? 0

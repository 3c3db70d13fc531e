/** How well labels and scores agree with what people said: on three classes, and in the mean. */
import { type Label, labels } from './readers.ts'

/** Rows: what people said; columns: what was found; both in the order of `labels`. */
export type Confusion = readonly (readonly number[])[]

export type Agreement = {
  readonly texts: number
  /** 0 to 1 */
  readonly agreement: number
  /** mean F1 of the labels that people used, 0 to 1 */
  readonly macroF1: number
  /** of the scores, and of the labels as -10, 0 and 10 */
  readonly mean: number
  readonly labelMean: number
  readonly confusion: Confusion
}

/** `found`: one for each label that people gave, with its score of -10 to 10. */
export function agreementOf(given: readonly Label[], found: readonly { readonly label: Label; readonly score: number }[]): Agreement {
  const confusion = labels.map((people) => labels.map((ours) => given.filter((label, at) => label === people && found[at]?.label === ours).length))
  const cell = (row: number, column: number) => confusion[row]?.[column] ?? 0
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const f1 = labels.flatMap((_, at) => {
    const people = sum(confusion[at] ?? [])
    const ours = sum(labels.map((_label, row) => cell(row, at)))
    return people === 0 ? [] : [(2 * cell(at, at)) / (people + ours)]
  })
  return {
    texts: given.length,
    agreement: sum(labels.map((_, at) => cell(at, at))) / given.length,
    macroF1: sum(f1) / f1.length,
    mean: sum(found.map(({ score }) => score)) / found.length,
    labelMean: sum(given.map((label) => 10 * (labels.indexOf(label) - 1))) / given.length,
    confusion,
  }
}

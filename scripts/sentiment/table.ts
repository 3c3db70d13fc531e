/** Which features are kept. */
export type Learned = { readonly name: string; readonly count: number; readonly pair: readonly [negative: number, positive: number] }

/** So many: signs, words of many texts, by which English is known, and what weighs most. */
const mostFeatures = 20_000
const commonWord = 40
/** A word of the lexicons that no text has counts as if it were in so many. */
const unseen = 10

const isSign = (name: string) => /^\p{Extended_Pictographic}$/u.test(name)
const isCommonWord = ({ name, count }: Learned) => isSign(name) || (/^[^\s*-]+$/u.test(name) && count >= commonWord)
const worthOf = (one: Learned) => (isCommonWord(one) ? Number.POSITIVE_INFINITY : Math.hypot(...one.pair) * Math.sqrt(Math.max(one.count, unseen)))

/** The best of them, by name. */
export function tableOf(learned: readonly Learned[]): Learned[] {
  return learned
    .map((one) => ({ one, worth: worthOf(one) }))
    .sort((a, b) => b.worth - a.worth || (a.one.name < b.one.name ? -1 : 1))
    .slice(0, mostFeatures)
    .map(({ one }) => one)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

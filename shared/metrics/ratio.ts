/** RATIO: one sum over another. Never an average of daily, per-post or per-profile ratios (docs/metrics.md#classes). */

export type RatioTerms = { readonly num: number | null; readonly den: number | null }

/** The two sums over the members that have both; null sums when none has. */
export function ratioTerms(members: readonly RatioTerms[]): RatioTerms {
  let num: number | null = null
  let den: number | null = null
  for (const member of members) {
    if (member.num === null || member.den === null) continue
    num = (num ?? 0) + member.num
    den = (den ?? 0) + member.den
  }
  return { num, den }
}

/** The sums of two daily lines over the days that have both; `end` is not included; nulls when no day has. */
export function sumPairs(num: Float64Array, den: Float64Array, start: number, end: number): RatioTerms {
  const sums = { num: 0, den: 0 }
  let any = false
  for (let day = start; day < Math.min(end, num.length, den.length); day++) {
    const one = num[day] ?? Number.NaN
    const other = den[day] ?? Number.NaN
    if (Number.isNaN(one) || Number.isNaN(other)) continue
    sums.num += one
    sums.den += other
    any = true
  }
  return any ? sums : { num: null, den: null }
}

/** sum(num) / sum(den) * scale over the members that have both; null when the denominator is 0 or nobody has both. */
export function ratio(members: readonly RatioTerms[], scale = 1): number | null {
  const { num, den } = ratioTerms(members)
  return num === null || den === null || den === 0 ? null : (num / den) * scale
}

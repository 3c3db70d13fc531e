/** Student's t distribution, for the test of a change (docs/metrics.md#chance). */

/** Lanczos' approximation with g = 7, which gives the logarithm of the gamma function to 14 digits. */
const lanczos = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905, -0.13857109526572012, 9.984369578019572e-6,
  1.5056327351493116e-7,
]

/** ln Γ(x) for x from 0.5 on. */
function logGamma(x: number): number {
  const z = x - 1
  const t = z + 7.5
  const sum = lanczos.reduce((total, coefficient, index) => total + coefficient / (z + index + 1), 0.9999999999998099)
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(t) - t + Math.log(sum)
}

const tiny = 1e-300
const awayFrom0 = (value: number) => (Math.abs(value) < tiny ? tiny : value)

/** The continued fraction of the incomplete beta function, by the method of Lentz; it converges for x < (a + 1) / (a + b + 2). */
function fraction(a: number, b: number, x: number): number {
  let c = 1
  let d = 1 / awayFrom0(1 - ((a + b) * x) / (a + 1))
  let result = d
  const step = (term: number) => {
    d = 1 / awayFrom0(1 + term * d)
    c = awayFrom0(1 + term / c)
    result *= d * c
  }
  for (let m = 1; m <= 300; m++) {
    step((m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)))
    step((-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)))
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return result
}

/** Regularised. */
function incompleteBeta(a: number, b: number, x: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x))
  return x < (a + 1) / (a + b + 2) ? (front * fraction(a, b, x)) / a : 1 - (front * fraction(b, a, 1 - x)) / b
}

/**
 * The chance of a value at least as far from 0 as `t`, on either side.
 * @param degrees of freedom, above 0 and not always whole
 */
export function twoSided(t: number, degrees: number): number {
  return Number.isFinite(t) ? incompleteBeta(degrees / 2, 0.5, degrees / (degrees + t * t)) : 0
}

/** How far two colours are apart for people who do not see all of them (docs/decisions/0061-the-brand-is-in-the-report.md). */
import { lightOf, type Rgb, rgbOf } from './contrast.ts'

type Matrix = readonly [Rgb, Rgb, Rgb]

/** Machado, Oliveira and Fernandes 2009, severity 1, over linear light. */
const seen: readonly Matrix[] = [
  // protanopia
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  // deuteranopia
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  // tritanopia
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  // all colours
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
]

const times = (matrix: Matrix, [a, b, c]: Rgb): Rgb => {
  const row = ([x, y, z]: Rgb) => x * a + y * b + z * c
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])]
}

const toXyz: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]

/** CIE L*a*b* under D65. */
function labOf(light: Rgb): Rgb {
  const [x, y, z] = times(toXyz, light)
  const root = (share: number) => (share > 216 / 24389 ? Math.cbrt(share) : (share * (24389 / 27) + 16) / 116)
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const bounded = (share: number) => Math.min(1, Math.max(0, share))

/** Delta E of 1976 between two colours, for those of all readers who see the least of it. */
export function leastDistance(one: string, other: string): number {
  const [a, b] = [rgbOf(one), rgbOf(other)].map(([red, green, blue]): Rgb => [lightOf(red), lightOf(green), lightOf(blue)])
  if (!a || !b) return 0
  return Math.min(
    ...seen.map((matrix) => {
      const [first, second] = [a, b].map((light) => {
        const [red, green, blue] = times(matrix, light)
        return labOf([bounded(red), bounded(green), bounded(blue)])
      })
      return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]) : 0
    }),
  )
}

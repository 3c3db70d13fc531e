/**
 * How long it takes to draw an outline of CFF. One can call routines that call others, ten deep, a hundred times each: a few bytes that no
 * browser is done with in a year. So each is walked through, call by call, as long as it draws no more than any real one.
 */
import type { Index } from './compact-parts.ts'
import { DamagedFont } from './tables.ts'

/** Numbers and operators; real outlines have a few hundred. */
const mostOfOne = 100_000
const mostOfAll = 20_000_000
const deepest = 10
const mostNumbers = 48

const stems: readonly number[] = [1, 3, 18, 23]
const masks: readonly number[] = [19, 20]
/** Two-byte operators that draw. The others compute, which no tool of today writes. */
const flexes: readonly number[] = [34, 35, 36, 37]
const operators = { callLocal: 10, back: 11, escape: 12, end: 14, callShared: 29 } as const

/** As the specification of Type 2 charstrings has it: so that calls of the most used routines are short. */
const biasOf = ({ lengths }: Index) => (lengths.length < 1240 ? 107 : lengths.length < 33_900 ? 1131 : 32_768)

type Routines = { readonly own: Index; readonly shared: Index }

/** @returns walks through one outline @throws DamagedFont when it calls what is not there, or when no reader would live to see its end */
export function walker(routines: Routines): (outline: DataView) => void {
  let all = 0
  return (outline) => {
    const walk = new Walk(routines, Math.min(mostOfOne, mostOfAll - all))
    walk.run(outline, 0)
    all += walk.steps
  }
}

class Walk {
  steps = 0
  private hints = 0
  private readonly numbers: number[] = []
  private readonly routines: Routines
  private readonly most: number

  constructor(routines: Routines, most: number) {
    this.routines = routines
    this.most = most
  }

  /** @returns whether the outline has ended */
  run(code: DataView, depth: number): boolean {
    if (depth > deepest) throw new DamagedFont('Its routines call each other without end.')
    for (let at = 0; at < code.byteLength; ) {
      this.steps += 1
      if (this.steps > this.most) throw new DamagedFont('An outline takes too long to be drawn.')
      const byte = code.getUint8(at++)
      if (byte === 28 || byte >= 32) {
        at += this.push(code, at, byte)
      } else if (byte === operators.back || byte === operators.end) {
        return byte === operators.end
      } else if (byte === operators.callLocal || byte === operators.callShared) {
        if (this.run(this.called(byte), depth + 1)) return true
      } else {
        at += this.draw(code, at, byte)
      }
    }
    return false
  }

  private called(byte: number): DataView {
    const routines = byte === operators.callLocal ? this.routines.own : this.routines.shared
    return routines.entry((this.numbers.pop() ?? Number.NaN) + biasOf(routines))
  }

  /** @returns the bytes that the number takes after its first */
  private push(code: DataView, at: number, byte: number): number {
    if (this.numbers.length === mostNumbers) throw new DamagedFont('An outline has too many numbers.')
    const [length, value] =
      byte === 28
        ? [2, code.getInt16(at)]
        : byte === 255
          ? [4, code.getInt32(at) / 65_536]
          : byte < 247
            ? [0, byte - 139]
            : [1, byte < 251 ? (byte - 247) * 256 + code.getUint8(at) + 108 : -(byte - 251) * 256 - code.getUint8(at) - 108]
    this.numbers.push(value)
    return length
  }

  /** @returns the bytes that the operator takes after its first: a mask has a bit for each stem */
  private draw(code: DataView, at: number, byte: number): number {
    const isMask = masks.includes(byte)
    if (isMask || stems.includes(byte)) this.hints += this.numbers.length >> 1
    this.numbers.length = 0
    if (isMask) return Math.ceil(this.hints / 8)
    if (byte !== operators.escape) return 0
    if (!flexes.includes(code.getUint8(at))) throw new DamagedFont('An outline uses arithmetic operators, which are not supported.')
    return 1
  }
}

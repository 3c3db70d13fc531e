/** One line per row: id, what, ours, the other arm, their ratio, the goal, and whether it holds. */
import type { Timing } from './rounds.ts'

export type Row = { id: string; what: string; ours: string; other: string; ratio: string; goal: string; holds: boolean }

export function line({ id, what, ours, other, ratio, goal, holds }: Row): string {
  return `${id.padEnd(4)}| ${what} | ours ${ours} | ${other} | ratio ${ratio} | goal ${goal} | ${holds ? 'holds' : 'falls short'}`
}

export const ms = ({ median, low, high }: Timing) => `${figure(median)} ms (${figure(low)} to ${figure(high)})`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
export const figure = (value: number) => (value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0))

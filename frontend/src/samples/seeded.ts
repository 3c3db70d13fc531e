/** Numbers for samples: the same on every machine and every day. */
import { dayMs } from '../../../shared/dates/durations.ts'

export function seeded(seed: number): () => number {
  let state = seed || 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export function days(from: string, count: number): string[] {
  const start = Date.parse(`${from}T00:00:00Z`)
  return Array.from({ length: count }, (_, day) => new Date(start + day * dayMs).toISOString().slice(0, 10))
}

/** A course around `level` that rises over the range and rests at weekends. */
export function course(seed: number, count: number, level: number, rise = 0.15): number[] {
  const next = seeded(seed)
  return Array.from({ length: count }, (_, day) =>
    Math.round(
      level * (1 + (rise * day) / count) * (0.8 + next() * 0.4) * (day % 7 === 1 || day % 7 === 2 ? 0.75 : 1) * (day === 19 ? 1.9 : day === 20 ? 1.5 : 1),
    ),
  )
}

export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { property, sampleOf } from '../../test/builders/sizes.ts'
import { occurrences } from './occurrences.ts'
import { instantOf } from './zoned.ts'

const quarterMs = 900_000
const zones = [
  'Europe/London',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
]

/**
 * The other way round: walk through the instants by quarter hours, ask `Intl` what the clock shows, and take the first that
 * shows the time or is past it. Right for walls on a quarter, because clocks change on quarters.
 */
function walked(wall: string, clock: Intl.DateTimeFormat): string {
  const target = Date.parse(`${wall}:00Z`)
  for (let at = target - 15 * 4 * quarterMs; ; at += quarterMs) {
    const shown = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown
    if (Date.UTC(year, month - 1, day, hour, minute) >= target) return new Date(at).toISOString()
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const part = 'numeric'
  return new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', year: part, month: part, day: part, hour: part, minute: part })
}

/** Wall times by plain calendar counting. */
function walls(start: string, type: 'WEEKLY' | 'MONTHLY', runs: number): string[] {
  const [year = 0, month = 0, day = 0] = start.slice(0, 10).split('-').map(Number)
  return Array.from({ length: runs }, (_, run) => {
    const lastDay = new Date(Date.UTC(year, month + run, 0)).getUTCDate()
    const date = type === 'WEEKLY' ? Date.UTC(year, month - 1, day + 7 * run) : Date.UTC(year, month - 1 + run, Math.min(day, lastDay))
    return `${new Date(date).toISOString().slice(0, 10)}${start.slice(10)}`
  })
}

describe('occurrences', () => {
  test.each(sampleOf(zones, 4, 'zones'))('ten years in %s agree with a walk through the clock', (zone) => {
    const clock = clockOf(zone)
    for (const start of ['2009-10-31T00:00', '2020-03-29T02:30']) {
      expect(occurrences({ start, zone, type: 'MONTHLY', quantity: 120 })).toEqual(walls(start, 'MONTHLY', 120).map((wall) => walked(wall, clock)))
    }
    const start = '2016-10-16T00:15'
    expect(occurrences({ start, zone, type: 'WEEKLY', quantity: 520 })).toEqual(walls(start, 'WEEKLY', 520).map((wall) => walked(wall, clock)))
  })

  test('any wall time in any zone agrees with the walk', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), fc.integer({ min: 0, max: 2_000_000 }), (zone, quarters) => {
        const wall = new Date(Date.UTC(1990, 0, 1) + quarters * quarterMs).toISOString().slice(0, 16)
        expect(new Date(instantOf(wall, zone)).toISOString()).toBe(walked(wall, clockOf(zone)))
      }),
      property(60, 150),
    )
  })

  test('the 31st clamps to the end of the month and comes back', () => {
    const runs = occurrences({ start: '2026-01-31T09:00', zone: 'UTC', type: 'MONTHLY', quantity: 5 })
    expect(runs.map((instant) => instant.slice(0, 10))).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
  })

  test('a skipped time runs at the next minute there is', () => {
    expect(occurrences({ start: '2026-03-29T01:30', zone: 'Europe/London', type: 'ONCE', quantity: 1 })).toEqual(['2026-03-29T01:00:00.000Z'])
    expect(occurrences({ start: '2026-10-04T02:10', zone: 'Australia/Lord_Howe', type: 'ONCE', quantity: 1 })).toEqual(['2026-10-03T15:30:00.000Z'])
  })

  test('a repeated time runs once, the first time', () => {
    expect(occurrences({ start: '2026-10-25T01:30', zone: 'Europe/London', type: 'ONCE', quantity: 9 })).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  test('a weekly run keeps its wall time over the change of the clock', () => {
    expect(occurrences({ start: '2026-10-19T09:00', zone: 'Europe/London', type: 'WEEKLY', quantity: 2 })).toEqual([
      '2026-10-19T08:00:00.000Z',
      '2026-10-26T09:00:00.000Z',
    ])
  })
})

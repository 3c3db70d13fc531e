/** Exports over ads made at random: what was spent is imported or said to be missing. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fresh } from '../../../../test/builders/imported-ads.ts'
import { seed as seedOfCommit, sizeOf } from '../../../../test/builders/sizes.ts'
import { startTable, type TestTable } from '../../../../test/builders/stack.ts'

let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

/** Of a seed, the same each time; 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

test.each(Array.from({ length: sizeOf(6, 25) }, (_, at) => (seedOfCommit + at) >>> 0))(
  'of any export, what is imported and what is said to be missing are what was spent (seed %s)',
  async (seed) => {
    const random = seeded(seed)
    const pick = <One>(all: readonly [One, ...One[]]): One => all[Math.floor(random() * all.length)] ?? all[0]
    const { imported, spent } = await fresh()
    const [hasIds, hasSets, hasAges] = [random() < 0.4, random() < 0.6, random() < 0.4]
    let pence = 0
    let missing = 0
    const lines = new Set<string>()
    const ads = Array.from({ length: 12 }, (_, at) => ({
      id: hasIds ? String(1_000_000 + at) : '',
      name: pick(['Mug', 'Cup', '', 'Über, alles']),
      set: pick(['Wide', 'Narrow']),
      campaign: pick(['Sales', 'Brand']),
    }))
    for (let at = 0; at < 12; at++) {
      for (const day of ['2026-10-01', '2026-10-02', '2026-10-03', 'n/a'] as const) {
        for (const age of hasAges ? (['25-34', '35-44', 'unknown', ''] as const) : (['-'] as const)) {
          const ad = ads[at]
          if (!ad || random() < 0.4 || (day === 'n/a' && random() < 0.8)) continue
          const cents = Math.round(random() * 20_000) - 300
          const quoted = `"${ad.name}"`
          lines.add(
            [
              day,
              ...(hasIds ? [ad.id] : []),
              quoted,
              ...(hasSets ? [ad.set] : []),
              ad.campaign,
              ...(hasAges ? [age] : []),
              (cents / 100).toFixed(2),
              String(Math.floor(random() * 5000)),
              String(lines.size),
            ].join(','),
          )
          pence += cents
          if (day === 'n/a') missing += cents
        }
      }
    }
    const header = [
      'Day',
      ...(hasIds ? ['Ad ID'] : []),
      'Ad name',
      ...(hasSets ? ['Ad set name'] : []),
      'Campaign name',
      ...(hasAges ? ['Age'] : []),
      'Amount spent (GBP)',
      'Impressions',
      'Clicks (all)',
    ]
    const file = `${header.join(',')}\n${[...lines].join('\n')}\n`
    const result = await imported(file)
    const said = result.notes
      .flatMap((note) => /with (-?[\d,.]+) spent, could not be imported/.exec(note)?.[1] ?? [])
      .reduce((sum, one) => sum + Number(one.replaceAll(',', '')), 0)
    expect([await spent(), Math.round(said * 100)]).toEqual([(pence - missing) / 100, missing])
    await imported(file)
    expect(await spent()).toBe((pence - missing) / 100)
  },
)

/** Many runs of one account at once: the places of an account, and whose turn it is. */
import { expect, jest, test } from '@jest/globals'
import type { Ports } from '../../functions/domains/delivery/ports.ts'
import { firstWaiting } from '../../functions/domains/delivery/run-slots.ts'
import { occurrencesPartition } from '../../functions/domains/schedules/keys.ts'
import { getOccurrence } from '../../functions/domains/schedules/store/occurrences.ts'
import { runReport } from '../../functions/edge/jobs/run-report.ts'
import { queryAll } from '../../functions/kernel/table/query.ts'
import { Died, within } from './crashing.ts'
import { startQuietTable } from './quiet-table.ts'
import { minute, newWorld, portsOf, schedule, type World } from './world.ts'

startQuietTable()

/** A printer that prints when it is told to. */
function gated(world: World): { ports: Ports; printing: () => number; most: () => number; open: () => void } {
  const ports = portsOf(world)
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  let printing = 0
  let most = 0
  const startPrinter: Ports['startPrinter'] = () => {
    const printer = ports.startPrinter()
    return {
      ...printer,
      print: async (input) => {
        printing += 1
        most = Math.max(most, printing)
        await opened
        printing -= 1
        return printer.print(input)
      },
    }
  }
  return { ports: { ...ports, startPrinter }, printing: () => printing, most: () => most, open }
}
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Until when each place of the account is taken. */
async function placesUntil({ accountId }: World): Promise<number[]> {
  const places = await queryAll({ pk: occurrencesPartition(accountId), prefix: 'PLACE#', consistent: true })
  return places.map((place) => Number(place.until))
}
/** All but intervals. */
const otherClocks = [
  ...(['Date', 'setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const),
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
]

test('ten PDFs of one account take two places, another account’s run is made meanwhile, and all ten are made from their ten events', async () => {
  const [busy, other] = [await newWorld(), await newWorld()]
  const { ports, printing, most, open } = gated(busy)
  const events = []
  for (let at = 0; at < 10; at++) events.push(await schedule(busy, [`reader-${at}@client.test`]))
  const outcomes: string[] = []
  const all = events.map((event) => runReport(event, ports).then(({ outcome }) => outcomes.push(outcome)))
  await until(() => printing() === 2 && outcomes.length === 8)
  expect(outcomes).toEqual(Array(8).fill('waits its turn'))
  expect(await runReport(await schedule(other, ['other@client.test']), portsOf(other))).toEqual({ outcome: 'sent' })
  // an event that comes again while its run waits does not make it wait twice
  expect(await runReport(events.at(-1), ports)).toEqual({ outcome: 'waits its turn' })
  open()
  await Promise.all(all)
  expect(outcomes.slice(8)).toEqual(['sent', 'sent'])
  for (const event of events) expect((await getOccurrence(event.accountId, event.occurrenceId))?.state).toBe('GENERATED')
  expect([...busy.accepted.values()]).toEqual(Array(10).fill(1))
  expect(most()).toBe(2)
  expect(await firstWaiting(busy.accountId)).toBeNull()
})

test('runs that last for minutes keep their places, and a third of the account does not begin beside them', async () => {
  const here = await newWorld()
  const { ports, printing, most, open } = gated(here)
  jest.useFakeTimers({ doNotFake: otherClocks })
  try {
    const long = [await schedule(here, ['a@client.test']), await schedule(here, ['b@client.test'])].map((event) => runReport(event, ports))
    await until(() => printing() === 2)
    for (let waited = 0; waited < 4; waited++) {
      here.clock += minute
      const before = await placesUntil(here)
      jest.advanceTimersByTime(minute)
      await until(async () => (await placesUntil(here)).every((end, at) => end > (before[at] ?? 0)))
    }
    const event = await schedule(here, ['c@client.test'])
    expect(await runReport(event, ports)).toEqual({ outcome: 'waits its turn' })
    open()
    await Promise.all(long)
    expect(most()).toBe(2)
  } finally {
    jest.useRealTimers()
  }
})

test('what waits behind a process that died is made by the next event, once the place is free again', async () => {
  const here = await newWorld()
  const ports = portsOf(here)
  const dying = (point: string) => point === 'print'
  for (let place = 0; place < 2; place++) {
    const event = await schedule(here, [`dead-${place}@client.test`])
    await expect(within(dying, () => runReport(event, ports))).rejects.toThrow(Died)
  }
  const waiting = await schedule(here, ['reader@client.test'])
  expect(await runReport(waiting, ports)).toEqual({ outcome: 'waits its turn' })
  here.clock += 3 * minute
  await runReport(await schedule(here, ['late@client.test']), ports)
  expect((await getOccurrence(waiting.accountId, waiting.occurrenceId))?.state).toBe('GENERATED')
})

test('when the time of a process is over, what still waits is fired again', async () => {
  const here = await newWorld()
  const { ports, printing, open } = gated(here)
  const events = [await schedule(here, ['a@client.test']), await schedule(here, ['b@client.test']), await schedule(here, ['c@client.test'])]
  const made = events.slice(0, 2).map((event) => runReport(event, ports))
  await until(() => printing() === 2)
  expect(await runReport(events[2], ports)).toEqual({ outcome: 'waits its turn' })
  // whoever holds a place has been at it for three minutes
  here.clock += 3 * minute
  open()
  await Promise.all(made)
  expect(here.again).toBeGreaterThan(here.clock)
  expect(await runReport(events[2], ports)).toEqual({ outcome: 'sent' })
})

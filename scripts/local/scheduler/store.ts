/** Schedules on disk: one file each, so that a change is one atomic rename and is there after a kill. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { writeDurably } from '../write-durably.ts'
import { keyOf, Schedule } from './schedule.ts'

type DeadLetter = { schedule: string; target: string; scheduledTime: string; input: string; error: string; at: string }

export type ScheduleStore = {
  get: (group: string, name: string) => Schedule | undefined
  /** by name within group */
  all: () => Schedule[]
  put: (schedule: Schedule) => Promise<void>
  remove: (schedule: Schedule) => Promise<void>
  groups: () => string[]
  putGroup: (name: string) => Promise<void>
  removeGroup: (name: string) => Promise<void>
  bury: (letter: DeadLetter) => Promise<void>
  deadLetters: () => DeadLetter[]
}

const DeadLetters = v.array(
  v.object({ schedule: v.string(), target: v.string(), scheduledTime: v.string(), input: v.string(), error: v.string(), at: v.string() }),
)

export function openScheduleStore(folder: string): ScheduleStore {
  const schedulesFolder = join(folder, 'schedules')
  mkdirSync(schedulesFolder, { recursive: true })
  const schedules = new Map<string, Schedule>()
  for (const file of readdirSync(schedulesFolder).filter((name) => name.endsWith('.json'))) {
    const schedule = v.parse(Schedule, JSON.parse(readFileSync(join(schedulesFolder, file), 'utf8')))
    schedules.set(keyOf(schedule), schedule)
  }
  const readList = <S extends v.GenericSchema<unknown, unknown[]>>(file: string, schema: S, otherwise: v.InferOutput<S>): v.InferOutput<S> => {
    const path = join(folder, file)
    return existsSync(path) ? v.parse(schema, JSON.parse(readFileSync(path, 'utf8'))) : otherwise
  }
  const groups = new Set(readList('groups.json', v.array(v.string()), ['default']))
  const dead = readList('dead-letters.json', DeadLetters, [])
  // "~" stands in no name
  const pathOf = ({ group, name }: Schedule) => join(schedulesFolder, `${group}~${name}.json`)
  const saveGroups = () => writeDurably(join(folder, 'groups.json'), JSON.stringify([...groups]))

  return {
    get: (group, name) => schedules.get(keyOf({ group, name })),
    all: () => [...schedules.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
    put: async (schedule) => {
      const key = keyOf(schedule)
      const before = schedules.get(key)
      schedules.set(key, schedule)
      try {
        await writeDurably(pathOf(schedule), JSON.stringify(schedule))
      } catch (error) {
        // what is not on disk was not accepted
        if (before) schedules.set(key, before)
        else schedules.delete(key)
        throw error
      }
    },
    remove: async (schedule) => {
      schedules.delete(keyOf(schedule))
      await rm(pathOf(schedule), { force: true })
    },
    groups: () => [...groups],
    putGroup: async (name) => {
      groups.add(name)
      await saveGroups()
    },
    removeGroup: async (name) => {
      groups.delete(name)
      await saveGroups()
    },
    bury: async (letter) => {
      dead.push(letter)
      await writeDurably(join(folder, 'dead-letters.json'), JSON.stringify(dead))
    },
    deadLetters: () => [...dead],
  }
}

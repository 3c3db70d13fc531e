import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { makeRunFolder, removeLeftoverRuns } from './leftover-runs.ts'

test('the folder of a run that was killed is removed by the next one, that of a living run stays', () => {
  const [living, killed] = [makeRunFolder(), makeRunFolder()]
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(killed, 'pid'), String(pid))
  removeLeftoverRuns()
  expect([existsSync(living), existsSync(killed)]).toEqual([true, false])
  rmSync(living, { recursive: true })
})

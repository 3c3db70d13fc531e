/** The scripts and files that the list and a report load first keep within their budgets (docs/decisions/0020-few-files.md). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { type FirstLoad, firstLoad } from '../../scripts/bench/first-load.ts'
import { mostFiles, screens } from '../../scripts/bench/web-size.ts'
import { webFolder } from '../../scripts/local/build-frontend.ts'
import { startMockedApp } from '../builders/mocked-app.ts'
import { reportAnswers } from './report-ways.ts'

const app = startMockedApp()

/** Of each file, in what is said of one that is too heavy. */
const mostParts = 8

/** By how much, and what weighs most: each file as it came, and what it is made of before it is packed. */
function overBudget(name: string, goal: number, { script, files, heaviest }: FirstLoad): string[] {
  const over = [
    ...(script > goal ? [`The ${name} loads ${script} B of scripts; at most ${goal} are allowed.`] : []),
    ...(files > mostFiles ? [`The ${name} loads ${files} files; at most ${mostFiles} are allowed.`] : []),
  ]
  if (over.length === 0) return []
  const made = v.parse(v.record(v.string(), v.record(v.string(), v.number())), JSON.parse(readFileSync(join(webFolder, '../weights.json'), 'utf8')))
  const partsOf = (path: string) => Object.entries(made[path] ?? {}).sort(([, a], [, b]) => b - a)
  const told = heaviest.map(([path, bytes]) => {
    const parts = partsOf(path).slice(0, mostParts)
    return `${path}: ${bytes} B${parts.map(([part, length]) => `, ${part} ${Math.round(length / 1000)} kB`).join('')}`
  })
  return [...over, ...told]
}

test.each(screens)('the $name', async ({ name, path, goal }) => {
  const page = await app.open('/favicon.svg', await reportAnswers())
  const load = await firstLoad(page, new URL(path, page.url()).href)
  // what was asked for is on the page
  await page.waitForSelector(path.includes('/run/') ? '[data-tile]' : 'main h1')
  expect(load.script).toBeGreaterThan(goal / 2)
  expect(overBudget(name, goal, load)).toEqual([])
})

/** `npm run rooms`: prints how the rooms of `functions/` import each other. Ends with 1 when an import goes up. */
import { type Arrow, arrows, goesUp } from './rooms/arrows.ts'

const all = arrows()
const ofRooms = all.filter(({ from, to }) => from.floor === to.floor)
const nameOf = ({ floor, room }: Arrow['from']) => (room === '' ? floor : `${floor}/${room}`)
const pairs = new Map<string, number>()
for (const { from, to } of all) {
  const pair = `${nameOf(from)} > ${nameOf(to)}`
  pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
}
for (const [pair, count] of [...pairs].sort()) console.log(`${String(count).padStart(4)}  ${pair}`)
const both = [...pairs.keys()].filter((pair) => pairs.has(pair.split(' > ').reverse().join(' > ')))
const up = all.filter(goesUp)
console.log(`\n${new Set(ofRooms.map(({ from, to }) => `${nameOf(from)} > ${nameOf(to)}`)).size} arrows within a floor, ${both.length / 2} two-way pairs`)
for (const { from, to } of up) console.error(`${from.file} imports ${to.file}, which stands above it.`)
if (up.length > 0) process.exitCode = 1

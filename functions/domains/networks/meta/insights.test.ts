/** Meta's daily tables as they were exported in 2022: the figures stand under the name of the table, where they stand under "Primary" now. */
import { expect, test } from '@jest/globals'
import type { NetworkCode } from '../../../../shared/networks.ts'
import { nothingSaid } from '../../../../test/builders/nothing-said.ts'
import { readContext } from '../../../../test/builders/read-context.ts'
import { readForProfile } from '../../import/targets/read-for-profile.ts'

async function days(network: NetworkCode, text: string) {
  const context = readContext(network)
  const files = [{ name: 'x.csv', bytes: new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')) }]
  const [file] = await readForProfile({ profile: { network, username: null }, format: 'auto', of: null, files }, context, nothingSaid)
  return { unread: file?.unread, ...Object.fromEntries(file?.reading.days.map(({ date, values }) => [date, values]) ?? []) }
}

const table = (name: string, ...figures: number[]) =>
  `"${name}"\n"Date","${name}"\n${figures.map((figure, at) => `"2026-10-0${at + 1}T00:00:00","${figure}"\n`).join('')}`

test.each([
  ['reach', 'Instagram reach', { reach: 7620 }, { reach: 12859 }],
  ['visits', 'Instagram profile visits', { profile_visits: 7620 }, { profile_visits: 12859 }],
])('%s below a line that says the separator', async (_, name, first, second) => {
  expect(await days('instagram', `sep=,\n${table(name, 7620, 12859)}`)).toEqual({ unread: [], '2026-10-01': first, '2026-10-02': second })
})

test('two tables of two networks, of which each goes to its own', async () => {
  const both = `sep=,\n${table('Facebook Page reach', 12)}\n${table('Instagram reach', 7620)}`
  expect(await days('facebook', both)).toEqual({ unread: [], '2026-10-01': { reach: 12 } })
  expect(await days('instagram', both)).toEqual({ unread: [], '2026-10-01': { reach: 7620 } })
})

test('a table that lost its title says by its column what it is, and of which network', async () => {
  expect(await days('instagram', 'Date,Instagram reach\n2026-10-01T00:00:00,7620\n')).toEqual({ unread: [], '2026-10-01': { reach: 7620 } })
  await expect(days('facebook', 'Date,Instagram reach\n2026-10-01T00:00:00,7620\n')).rejects.toThrow('Instagram')
})

/** The dialog of an invitation, and labels in the list of the team. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import type { Answered } from '../../shared/api/client.ts'
import { teamMessages, teamScreenMessages } from '../../shared/team-messages.ts'
import { click, eventually, pressKey, replaceText, typeInto } from '../builders/act.ts'
import { named, waitForText } from '../builders/browser.ts'
import { type Answers, startMockedApp } from '../builders/mocked-app.ts'
import { sampleMe } from '../builders/sample-answers.ts'

type Employee = Answered<'GET /employees'>['employees'][number]

const app = startMockedApp()
const person = (id: string, name: string, more: Partial<Employee> = {}): Employee => ({
  ...{ user_gid: id, first_name: name.split(' ')[0] ?? '', last_name: name.split(' ')[1] ?? '', name, email: `${id}@leith.example` },
  ...{ access: 'MANAGER', state: 'joined', joined_at: '2026-01-05T09:00:00.000Z', sent_at: null, ends_at: null, entities: [], labels: [], version: 1 },
  ...{ may: { edit: true, names: true, remove: true }, ...more },
})
const invited = { state: 'invited', joined_at: null, sent_at: '2026-11-28T09:00:00.000Z', ends_at: '2026-12-05T09:00:00.000Z' } as const
const group = { entity_gid: 'group-harbour', name: 'Harbour Coffee', role: 'READONLY', permissions: {} } as const
const employees = [
  person(sampleMe.id, 'Ada Brook', { access: 'OWNER' }),
  person('jonas', 'Jonas Berg', { ...invited, labels: ['Winter desk'] }),
  person('isla', 'Isla Murray', { ...invited, access: 'RESTRICTED', entities: [{ ...group, labels: ['Leith opening', 'Winter blend'] }] }),
]
const answers: Answers = {
  'GET /employees': { employees, locked: [] },
  'GET /subscription/remaining': { type: 'users', limit: 10, used: 3, remaining: 7 },
  'POST /employees': { employee: person('new', 'Jonas Berg', invited) },
}
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('[role=dialog], [role=alertdialog]'))
const act = (page: Page, name: string) => click(page, named('button', name))

async function fillDetails(page: Page, role: string): Promise<void> {
  await act(page, 'Invite new team member')
  const values = { first_name: 'Jonas', last_name: 'Berg', email: 'jonas@harbour.example' }
  for (const [name, value] of Object.entries(values)) await typeInto(page, `[role=dialog] input[name=${name}]`, value)
  await click(page, '[role=dialog] label', role)
}

/** Adds labels, each ended by a comma. */
async function addLabels(page: Page, labels: string): Promise<void> {
  await typeInto(page, '[role=dialog] input[placeholder="Add a label"]', labels)
  await waitForText(page, 'they don’t limit access')
}

test('the dialog asks for what is missing, in its words, and does not lose what was entered without asking', async () => {
  const page = await app.open('/settings/team', answers)
  await act(page, 'Invite new team member')
  await act(page, 'Continue')
  for (const sentence of ['First name is required.', 'Last name is required.', 'Email is required.', teamMessages.roleRequired])
    await waitForText(page, sentence)
  await pressKey(page, 'input[name=first_name]', 'Escape')
  await gone(page)

  await fillDetails(page, 'Restricted User')
  await act(page, 'Continue')
  await waitForText(page, 'Step 2 of 2')
  const refused = async (sentence: string) => {
    await act(page, 'Send invitation')
    await waitForText(page, sentence)
  }
  await refused('Please select at least one profile group.')
  await click(page, '[role=dialog] label', 'Harbour Coffee')
  await refused('Please select one of the user permission presets.')
  await click(page, '[role=dialog] fieldset label', 'Restricted User')
  for (const section of ['Listening', 'Profiles', 'Reports']) await click(page, `input[aria-label="${section}: No access"]`)
  await click(page, '[role=dialog] button[aria-expanded]')
  for (const section of ['Ideas', 'Inbox', 'Pages', 'Publish', 'Reviews', 'Tasks']) await click(page, `input[aria-label="${section}: No access"]`)
  await refused('Please select user permissions.')
  expect(app.asked('POST /employees')).toEqual([])

  await act(page, 'Back')
  await eventually(
    () => page.$eval('input[name=first_name]', (field) => field instanceof HTMLInputElement && field.value),
    (value) => expect(value).toBe('Jonas'),
  )
  await pressKey(page, 'input[name=first_name]', 'Escape')
  await waitForText(page, teamScreenMessages.stopInviting)
  await act(page, 'Keep editing')
  await page.waitForFunction(() => !document.querySelector('[role=alertdialog]'))
  await pressKey(page, 'input[name=first_name]', 'Escape')
  await click(page, '[role=alertdialog] button', 'Close')
  await gone(page)
})

test('labels are sent with an invitation: of the person, or of each of their groups', async () => {
  const page = await app.open('/settings/team', answers)
  await fillDetails(page, 'Account Admin')
  await addLabels(page, 'Winter desk, ')
  await act(page, 'Send invitation')
  await gone(page)
  await fillDetails(page, 'Restricted User')
  await act(page, 'Continue')
  await click(page, '[role=dialog] label', 'Harbour Coffee')
  await click(page, '[role=dialog] fieldset label', 'Read-Only')
  await addLabels(page, 'Leith opening, Winter blend, ')
  await act(page, 'Send invitation')
  await gone(page)
  expect(app.asked('POST /employees').map(({ body }) => body)).toEqual([
    expect.objectContaining({ access: 'MANAGER', labels: ['Winter desk'] }),
    expect.objectContaining({
      access: 'RESTRICTED',
      entities: [expect.objectContaining({ entity_gid: 'group-harbour', role: 'READONLY', labels: ['Leith opening', 'Winter blend'] })],
    }),
  ])
})

test('a saved change keeps the permissions of the publishing product, whose rows are closed', async () => {
  const permissions = { publish: 'contributor', reports: 'view', inbox: 'none', reviews: 'view', listen: 'view', profiles: 'none' } as const
  const others = { pages: 'manage', ideas: 'none', tasks: 'none' } as const
  const entities = [{ ...group, role: 'RESTRICTED' as const, permissions: { ...permissions, ...others }, labels: [] }]
  const isla = person('isla', 'Isla Murray', { access: 'RESTRICTED', entities })
  const page = await app.open('/settings/team', { ...answers, 'GET /employees': { employees: [isla], locked: [] }, 'POST /employees': { employee: isla } })
  await act(page, 'Edit Isla Murray')
  await act(page, 'Continue')
  await page.waitForSelector('[role=dialog] table')
  const rows = await page.$$eval('[role=dialog] tbody th', (all) => all.filter((one) => one.checkVisibility()).map(({ textContent }) => textContent))
  expect(rows).toEqual(['Listening', 'Profiles', 'Reports'])
  await click(page, 'input[aria-label="Reports: Manage"]')
  await act(page, 'Save')
  await gone(page)
  const [sent] = app.asked('POST /employees')
  // as the contract reads it: a list of sections with their levels
  expect(sent?.body).toMatchObject({ entities: [{ permissions: Object.entries({ ...permissions, ...others, reports: 'manage' }) }] })
})

test('the search of the list finds people by their labels', async () => {
  const page = await app.open('/settings/team', answers)
  const finds = async (words: string, labels: readonly string[]) => {
    await replaceText(page, 'main input[type=search]', words)
    await eventually(
      () => page.$$eval('main tbody ul li', (all) => all.map(({ textContent }) => textContent)),
      (shown) => expect(shown).toEqual(labels),
    )
  }
  await finds('leith op', ['Leith opening', 'Winter blend'])
  await finds('winter', ['Winter desk', 'Leith opening', 'Winter blend'])
})

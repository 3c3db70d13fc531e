/** What people chose to be told of, on their own record, so that it goes with them. */
import type { Choices } from '../../../../shared/notifications/choices.ts'
import { firstHours, type Hours } from '../../../../shared/notifications/hours.ts'
import { readerOf } from '../../../../shared/preferences.ts'
import type { Actor } from '../../../kernel/accounts/actor.ts'
import { userKey } from '../../../kernel/accounts/keys.ts'
import { getUser } from '../../../kernel/accounts/store.ts'
import { type Change, ifThere } from '../../../kernel/table/expressions.ts'
import { updateItem } from '../../../kernel/table/update-item.ts'
import type { Person } from '../keys.ts'

export async function readChoices({ accountId, userId }: Person): Promise<Choices> {
  return (await getUser(accountId, userId))?.told_of ?? {}
}

/** On the own clock. */
export async function ownHours(actor: Pick<Actor, 'accountId' | 'userId' | 'preferences' | 'timezone'>): Promise<Hours & { timezone: string }> {
  const user = await getUser(actor.accountId, actor.userId)
  return { ...firstHours, ...user?.told_when, timezone: readerOf(actor.preferences, actor.timezone).timezone }
}

/** Each choice is written by itself, so two windows that change two of them lose neither. */
export const saveChoices = (person: Person, chosen: Choices): Promise<void> => saveEach(person, 'told_of', chosen)
/** As choices. */
export const saveHours = (person: Person, chosen: Partial<Hours>): Promise<void> => saveEach(person, 'told_when', chosen)

async function saveEach(person: Person, field: 'told_of' | 'told_when', chosen: Readonly<Record<string, unknown>>): Promise<void> {
  const entries = Object.entries(chosen).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return
  await change(person, { setIfMissing: { [field]: {} } })
  await change(person, { set: Object.fromEntries(entries.map(([name, value]) => [`${field}.${name}`, value])) })
}

/** @throws Error where there is no such person */
async function change({ accountId, userId }: Person, changes: Change): Promise<void> {
  if (!(await updateItem(userKey(accountId, userId), { ...changes, ...ifThere }))) throw new Error(`There is no user ${userId}.`)
}

/** Never taken back: a browser that is allowed at the same moment would not be told. */
export async function noteBrowsers(person: Person): Promise<void> {
  await change(person, { set: { has_browsers: true } })
}

/**
 * What jobs have to look at, in the one sparse index: a list of its own for each kind, of all accounts, by the instant at which each is due. An item
 * is in it for as long as it carries the two attributes.
 */
import { queryAll, queryPage, queryPages, type Range } from '../table/query.ts'
import type { Stored } from '../table/table.ts'

/** The attributes that put an item into a list. `at`: ISO instant; `id` tells those of one instant apart. */
export const dueAt = (list: string, at: string, id: string) => ({ gsi1pk: list, gsi1sk: `${at}#${id}` })

/** The attributes to remove from what is not due any more. */
export const dueFields = ['gsi1pk', 'gsi1sk'] as const

type Due = { readonly list: string; readonly until: Date; readonly withThisInstant?: true }

const rangeOf = ({ list, until, withThisInstant }: Due): Range => ({
  index: 'gsi1',
  pk: list,
  before: `${until.toISOString()}${withThisInstant ? '~' : ''}`,
})

/** What is due before `until`, the longest waiting first, page after page as they are taken. */
export const duePages = (due: Due, perPage: number): AsyncGenerator<Stored[]> => queryPages(rangeOf(due), { limit: perPage })

/** As {@link duePages}, the first of them. */
export const firstDue = async (due: Due, limit: number): Promise<Stored[]> => (await queryPage(rangeOf(due), { limit })).items

export const allDue = (due: Due): Promise<Stored[]> => queryAll(rangeOf(due))

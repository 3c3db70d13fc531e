/** What a change costs, when a period ends and which cards pay. */
import type { Invoice, Kept, Price, Subscription } from './records.ts'

export const day = 86_400
/** Those of Stripe's test cards: refused at once, and taken at first but refused whenever it is charged later. */
export const cards = { refused: '4000000000000002', refusedLater: '4000000000000341' } as const
/** Days after the one before at which a card is tried again. */
export const retries = [3, 2, 2] as const

/** A month or year on: the day of the month stays, or becomes the last of a shorter one. */
export function periodEnd(from: number, interval: Price['interval']): number {
  const start = new Date(from * 1000)
  const months = start.getUTCMonth() + (interval === 'month' ? 1 : 12)
  const last = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const end = new Date(start)
  end.setUTCMonth(months, Math.min(start.getUTCDate(), last))
  return Math.floor(end.getTime() / 1000)
}

/** What is left of the old price is taken off; the rest of the period, or all of a new one, is charged. */
export function proration(old: Price, next: Price, { start, end }: Pick<Subscription, 'start' | 'end'>, now: number): { total: number; begins: boolean } {
  const left = Math.max(0, end - now) / (end - start)
  const begins = old.interval !== next.interval
  return { total: Math.round((begins ? next.amount : next.amount * left) - old.amount * left), begins }
}

/** Puts an invoice on, and charges the card unless there is nothing to pay; `refused`: what cannot be charged is not put on at all. */
export function invoiceFor(kept: Kept, one: Omit<Invoice, 'due' | 'status' | 'attempts' | 'next'>): Invoice {
  const customer = kept.customers[one.customer]
  const due = Math.max(0, one.total + (customer?.balance ?? 0))
  const invoice: Invoice = { ...one, due, status: 'open', attempts: 0, next: null }
  if (customer) customer.balance = Math.min(0, customer.balance + one.total)
  kept.invoices[invoice.id] = invoice
  return invoice
}

export const isRefused = (card: string | null, isFirst: boolean) => card === null || card === cards.refused || (!isFirst && card === cards.refusedLater)

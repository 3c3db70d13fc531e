/** What the stand-in keeps. Instants are epoch seconds, money is cents. */
export type Customer = {
  id: string
  created: number
  email: string
  name: string
  metadata: Record<string, string>
  balance: number
  card: string | null
  address?: Record<string, string>
  /** printed on invoices, by their names */
  fields?: Record<string, string>
}
export type Price = {
  id: string
  created: number
  product: string
  lookup_key: string | null
  amount: number
  interval: 'month' | 'year'
  metadata: Record<string, string>
  active: boolean
}
export type Session = {
  id: string
  created: number
  customer: string
  price: string
  reference: string | null
  metadata: Record<string, string>
  coupon: string | null
  success_url: string
  cancel_url: string
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
}
export type Status = 'active' | 'past_due' | 'canceled'
export type Subscription = {
  id: string
  item: string
  created: number
  customer: string
  price: string
  metadata: Record<string, string>
  status: Status
  start: number
  end: number
  anchor: number
  cancels: boolean
  ended: number | null
  invoice: string
}
export type Invoice = {
  id: string
  number: string
  created: number
  customer: string
  subscription: string
  total: number
  due: number
  status: 'open' | 'paid' | 'void'
  attempts: number
  next: number | null
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  /** of what was paid, how much credit notes gave back */
  credited?: number
}
export type EventKept = { id: string; created: number; type: string; body: string; sent: number }

export type Kept = {
  /** seconds that its clock is ahead of this machine's */
  ahead: number
  count: number
  customers: Record<string, Customer>
  prices: Record<string, Price>
  sessions: Record<string, Session>
  subscriptions: Record<string, Subscription>
  invoices: Record<string, Invoice>
  events: EventKept[]
  /** answers by idempotency key */
  answers: Record<string, unknown>
  /** what was asked, by idempotency key */
  requests?: Record<string, string>
  /** how events are told: at once, or only when somebody says so */
  holds: boolean
}

export const emptyWorld = (): Kept => ({
  ahead: 0,
  count: 0,
  customers: {},
  prices: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  events: [],
  answers: {},
  holds: false,
})

/** What has a price of its own beside the plan. What is free of it is part of every plan. */

export const addOnIds = ['advocacy', 'listening'] as const
export type AddOnId = (typeof addOnIds)[number]

type AddOn = {
  readonly name: string
  /** what every plan has of it */
  readonly free: string
  /** the same in a cell of a table, and on a small screen */
  readonly freeWide: string
  readonly freeNarrow: string
  readonly paid: string
  /** whole US dollars */
  readonly price_month: number
  /** whether it is shown on pages, and whether it can be bought by oneself */
  readonly visible: boolean
  readonly available: boolean
}

/** Advocates that every plan has, and employees that the add-on has. */
const freeAdvocates = 3
const paidEmployees = 25

export const addOns = {
  advocacy: {
    name: 'Employee advocacy',
    free: `With ${freeAdvocates} advocates`,
    freeWide: `${freeAdvocates} free`,
    freeNarrow: `${freeAdvocates} free`,
    paid: `${paidEmployees} employees`,
    price_month: 199,
    visible: true,
    available: false,
  },
  listening: {
    name: 'Listening',
    free: 'On own profiles',
    freeWide: 'Own profiles',
    freeNarrow: 'Own',
    paid: 'Social, web and news',
    price_month: 75,
    visible: true,
    available: false,
  },
} as const satisfies Record<AddOnId, AddOn>

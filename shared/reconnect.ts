/** So many days before the access to a profile ends its people are told; from the first of them on its state says so. */
export const reconnectDays = { first: 7, last: 1 } as const

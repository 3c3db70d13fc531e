/** Steps of a builder that goes on at another address: a new template has none before it is saved. */
import type { History } from './history.ts'
import type { Built } from './model.ts'

let handed: { id: string; history: History<Built> } | null = null

export const handedOn = {
  hand: (id: string, history: History<Built>) => {
    handed = { id, history }
  },
  take: (id: string | undefined): History<Built> | null => (handed && handed.id === id ? handed.history : null),
}

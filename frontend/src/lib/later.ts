/** A value whose code is fetched by whoever needs it: so one record names what only some screens carry. */
export type Later<T> = { readonly load: () => Promise<void>; readonly get: () => T }

/** `get` throws until `load` has resolved. */
export function later<T>(fetch: () => Promise<T>): Later<T> {
  let loaded: { value: T } | null = null
  return {
    load: async () => {
      loaded ??= { value: await fetch() }
    },
    get: () => {
      if (!loaded) throw new Error('It is asked for before it was loaded.')
      return loaded.value
    },
  }
}

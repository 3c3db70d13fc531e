import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'auto'] as const
export type Theme = (typeof themes)[number]
const storageKey = 'almanac-theme'
const listeners = new Set<() => void>()

function current(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'auto'
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // storage may be blocked; the choice then lasts until the page is left
  }
  for (const listener of listeners) listener()
}

/** The chosen theme, `auto` included. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current,
    () => 'auto',
  )
}

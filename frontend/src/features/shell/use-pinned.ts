import { useState } from 'react'

const storageKey = 'almanac-sidebar'

/** Whether the sidebar stays open; remembered on this device. */
export function usePinned(): [boolean, (pinned: boolean) => void] {
  const [pinned, setPinned] = useState(() => {
    try {
      return localStorage.getItem(storageKey) === 'pinned'
    } catch {
      return false
    }
  })
  return [
    pinned,
    (next) => {
      setPinned(next)
      try {
        localStorage.setItem(storageKey, next ? 'pinned' : 'free')
      } catch {
        // storage may be blocked; the choice then lasts until the page is left
      }
    },
  ]
}

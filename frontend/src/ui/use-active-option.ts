import { type KeyboardEvent, useState } from 'react'

/** Which option of a list under a search field is active; the arrow keys move it round. */
export function useActiveOption(count: number) {
  const [active, setActive] = useState(0)
  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined || count === 0) return
    event.preventDefault()
    setActive((active + by + count) % count)
  }
  return { active, setActive, onArrow }
}

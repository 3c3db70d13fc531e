import { type KeyboardEvent, useState } from 'react'

type Taken = {
  /** what was typed, once the field is left or Enter is pressed */
  readonly onTyped: (text: string) => void
  /** an arrow key; what was typed until then counts for nothing */
  readonly onStep: (by: 1 | -1) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A field that a whole number is typed into. `typed`: its text meanwhile, null while it shows the number itself. */
export function useTypedNumber({ onTyped, onStep }: Taken) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed !== null) onTyped(typed)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    setTyped(null)
    onStep(by)
  }
  return { typed, setTyped, field: { inputMode: 'numeric', autoComplete: 'off', onBlur: commit, onKeyDown } as const }
}

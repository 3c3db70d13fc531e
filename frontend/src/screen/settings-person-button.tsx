import type { ComponentProps } from 'react'
import { usePersonLock } from '../lib/person-lock.ts'
import { Button } from '../ui/button.tsx'

/** A button for what is a person's alone: an administrator who is signed in as them is told that instead (docs/behaviours.md#administrators). */
export function PersonButton({ onClick, ...props }: ComponentProps<typeof Button>) {
  const { locked, inPerson } = usePersonLock()
  if (locked === undefined) return <Button {...props} {...(onClick ? { onClick } : {})} />
  return <Button {...props} locked={locked} aria-disabled onClick={inPerson(() => undefined)} />
}

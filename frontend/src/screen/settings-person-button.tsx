import type { ComponentProps } from 'react'
import { inPersonOnly } from '../../../shared/impersonation-messages.ts'
import { useMe } from '../lib/me.tsx'
import { showToast } from '../lib/toast.ts'
import { Button } from '../ui/button.tsx'

/** A button for what is a person's alone: an administrator who is signed in as them is told that instead (docs/behaviours.md#administrators). */
export function PersonButton(props: ComponentProps<typeof Button>) {
  if (useMe().impersonating_user_gid === null) return <Button {...props} />
  return <Button {...props} locked={inPersonOnly} aria-disabled onClick={() => showToast({ kind: 'locked', message: inPersonOnly, ms: 5_000 })} />
}

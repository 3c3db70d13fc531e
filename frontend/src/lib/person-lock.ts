import { inPersonOnly } from '../../../shared/impersonation-messages.ts'
import { useMe } from './me.tsx'
import { showToast } from './toast.ts'

const refuse = () => showToast({ kind: 'locked', message: inPersonOnly, ms: 5_000 })

/** For the acts of a person alone: an administrator who is signed in as them reads why instead (docs/behaviours.md#administrators). */
export function usePersonLock() {
  const locked = useMe().impersonating_user_gid === null ? undefined : inPersonOnly
  const inPerson = <A extends readonly unknown[]>(act: (...args: A) => void): ((...args: A) => void) => (locked === undefined ? act : refuse)
  return { locked, inPerson }
}

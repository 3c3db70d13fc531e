/** The sign-in page, with what it has to say or ask. */
import type { SignInFailure } from '../../../shared/security-messages.ts'

type Asked = { readonly failed?: SignInFailure; readonly step?: 'code'; readonly next: string | null }

export function backToSignIn({ failed, step, next }: Asked): string {
  const search = new URLSearchParams({ ...(failed ? { failed } : {}), ...(step ? { step } : {}), ...(next ? { next } : {}) })
  return `/login?${search}`
}

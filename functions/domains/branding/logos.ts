/** Logos lie with the other pictures of the account, and never change: another one has another id. */
import type { Logo } from '../../../shared/branding/brand.ts'
import { measure } from '../pictures/measure.ts'
import { findPicture } from '../pictures/store.ts'

/** One that was imported, with its size; null where there is none. */
export async function findLogo(accountId: string, id: string): Promise<Logo | null> {
  const png = await findPicture(accountId, id)
  const measured = png && measure(png)
  return measured ? { id, width: measured.width, height: measured.height } : null
}

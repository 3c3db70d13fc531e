import { lazy, type ReactNode, Suspense } from 'react'
import type { Brand } from '../../../../shared/branding/brand.ts'

const Branded = lazy(() => import('./branded.tsx'))

/** What has no brand is drawn at once, and loads nothing for it. */
export function MaybeBranded({ brand, children }: { brand: Brand | undefined; children: ReactNode }) {
  if (!brand || (brand.color === null && brand.font === null)) return children
  return (
    <Suspense>
      <Branded brand={brand}>{children}</Branded>
    </Suspense>
  )
}

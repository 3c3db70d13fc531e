import { lazy, Suspense } from 'react'
import type { Brand } from '../../../../shared/branding/brand.ts'
import type { BrandedProps } from './branded.tsx'

const Branded = lazy(() => import('./branded.tsx'))

/** What has no brand is drawn at once, and loads nothing for it. */
export function MaybeBranded({ brand, fontSrc, children }: BrandedProps<Brand | undefined>) {
  if (!brand || (brand.color === null && brand.font === null && !brand.font_file)) return children
  return (
    <Suspense>
      <Branded brand={brand} fontSrc={fontSrc}>
        {children}
      </Branded>
    </Suspense>
  )
}

import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

/** Development only: in a built product the import is gone and the address does not exist. */
const Gallery = import.meta.env.DEV ? lazy(() => import('../features/gallery/gallery-page.tsx').then((page) => ({ default: page.GalleryPage }))) : null

export const Route = createFileRoute('/gallery')({
  beforeLoad: () => {
    if (!Gallery) throw notFound()
  },
  component: () => <Suspense>{Gallery && <Gallery />}</Suspense>,
})

import { lazy, Suspense } from 'react'

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }))

/** Few reports have words of a template. */
export function LazyRichText({ html }: { html: string }) {
  return (
    <Suspense>
      <RichText html={html} />
    </Suspense>
  )
}

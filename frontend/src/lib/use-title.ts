import { useEffect } from 'react'

/** The title of the browser tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Almanac`
  }, [title])
}

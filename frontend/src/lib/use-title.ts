import { useEffect } from 'react'

/** The title of the browser tab; `alone` where our name is not said. */
export function useTitle(title: string, alone = false): void {
  useEffect(() => {
    document.title = alone ? title : `${title} · Almanac`
  }, [title, alone])
}

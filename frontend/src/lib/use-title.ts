import { useEffect, useState } from 'react'

/** Titles of what is open, such as a page and a dialog of its own address over it: the last one shows. */
const open: { title: string }[] = []

function show(): void {
  const last = open.at(-1)
  if (last) document.title = last.title
}

/** The title of the browser tab while its caller is on screen; `alone` where our name is not said. */
export function useTitle(title: string, alone = false): void {
  const [entry] = useState(() => ({ title: '' }))
  useEffect(() => {
    open.push(entry)
    return () => {
      open.splice(open.indexOf(entry), 1)
      show()
    }
  }, [entry])
  useEffect(() => {
    entry.title = alone ? title : `${title} · Almanac`
    show()
  }, [entry, title, alone])
}

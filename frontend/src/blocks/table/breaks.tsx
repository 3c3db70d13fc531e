import type { ReactNode } from 'react'

/** "Europe/London" breaks at its slash, and not within London. */
export function withBreaks(text: string): ReactNode {
  return text.split(/(?<=\/)/).reduce<ReactNode>(
    (before, part) =>
      before === null ? (
        part
      ) : (
        <>
          {before}
          <wbr />
          {part}
        </>
      ),
    null,
  )
}

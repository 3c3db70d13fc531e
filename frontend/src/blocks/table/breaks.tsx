import { Fragment, type ReactNode } from 'react'

/** "Europe/London" breaks at its slash, and not within London. */
export function withBreaks(text: string): ReactNode {
  const [first, ...others] = text.split(/(?<=\/)/)
  if (others.length === 0) return first
  return [first, ...others].map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in its order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ))
}

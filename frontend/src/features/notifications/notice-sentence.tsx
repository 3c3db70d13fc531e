import type { Alert } from '../../../../shared/api/notifications.ts'

/**
 * What happened. Names, and what people wrote, keep their own direction: a Hebrew or Arabic one turns neither the sentence round it nor the
 * punctuation beside it.
 */
export function NoticeSentence({ alert: { message, strong } }: { alert: Pick<Alert, 'message' | 'strong'> }) {
  const begins = message.startsWith(strong)
  return (
    <>
      {begins && (
        <b>
          <bdi>{strong}</bdi>
        </b>
      )}
      {partsOf(begins ? message.slice(strong.length) : message).map(({ at, text }) =>
        text.startsWith('“') ? (
          <span key={at}>
            “<bdi>{text.slice(1, -1)}</bdi>”
          </span>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </>
  )
}

/** What stands in quotation marks, and what stands between. */
const partsOf = (message: string) => [...message.matchAll(/“[^”]*”|[^“]+|“/g)].map(({ index, 0: text }) => ({ at: index, text }))

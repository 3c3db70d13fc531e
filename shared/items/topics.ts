/** What a text is about, by its words: the subjects customers write of. A text of two subjects counts for both. */

const topics = {
  Delivery:
    'deliver delivered delivery shipping shipped shipment parcel package courier arrive arrived arrival tracking late delay delayed dispatch post postage',
  Price: 'price prices priced pricing expensive cheap cheaper cost costs fee fees charge charged overpriced value money discount offer deal',
  Service: 'service staff team barista baristas rude friendly helpful polite support agent customer answer reply help helped manager kind',
  Quality: 'quality taste tastes tasty flavour flavor fresh stale roast beans coffee delicious bitter sour cup broken damaged faulty',
  'Website and app': 'website site app login password account online checkout page crash crashes crashed update bug error link',
  Waiting: 'wait waiting waited queue line slow quick fast minutes hours hold',
  'Orders and refunds': 'order orders ordered refund refunded return returned cancel cancelled subscription exchange invoice payment paid',
  'Shops and places': 'shop shops store cafe café place seat seats table opening open closed hours location music cosy toilet parking',
} as const

const topicOf = Map.groupBy(
  Object.entries(topics).flatMap(([topic, words]) => words.split(' ').map((word) => ({ topic, word }))),
  ({ word }) => word,
)

/** In the order of the words; none when it names nothing known. `words` in lower case (words.ts). */
export function topicsOf(words: ReadonlySet<string>): string[] {
  return [...new Set([...words].flatMap((word) => topicOf.get(word) ?? []).map(({ topic }) => topic))]
}

/** Words of a text, as a table of frequent words counts them. */

/** Letters of any script with their marks; an apostrophe inside stays. */
const word = /\p{L}[\p{L}\p{M}]*(?:['\u2019]\p{L}[\p{L}\p{M}]*)*/gu

/** English words that say nothing about the subject. */
const common = new Set(
  `a about above after again against ain't all also always am an and any are aren't as at be because been before being below between
  both but by can can't cannot could couldn't did didn't do does doesn't doing don't done down during each either else ever every few for
  from further get gets getting give given go goes going got had hadn't has hasn't have haven't having he he'd he'll he's her here here's
  hers herself him himself his how how's however i i'd i'll i'm i've if in into is isn't it it'd it'll it's its itself just let let's like
  made make makes many may me might more most much must mustn't my myself need never no nor not now of off often on once one only or other
  our ours ourselves out over own please put quite rather really said same say says shall shan't she she'd she'll she's should shouldn't
  since so some still such take than that that's the their theirs them themselves then there there's these they they'd they'll they're
  they've thing things this those though through to too two under until up upon us use used using very was wasn't way we we'd we'll we're
  we've well were weren't what what's when when's where where's which while who who's whom why why's will with within without won't would
  wouldn't yes yet you you'd you'll you're you've your yours yourself yourselves`.split(/\s+/),
)

/** Each word once, in lower case, longer than two letters, without those that say nothing. */
export function wordsOf(text: string): Set<string> {
  const found = new Set<string>()
  for (const [match] of text.normalize('NFKC').toLowerCase().matchAll(word)) {
    const plain = match.replaceAll('\u2019', "'")
    if ([...plain].length > 2 && !common.has(plain)) found.add(plain)
  }
  return found
}

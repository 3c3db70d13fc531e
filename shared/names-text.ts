/** Names of profiles and the like within a sentence, of which a few are said and the others counted. */
const list = new Intl.ListFormat('en-GB')

export const mostNamed = 3

/** "A, B and C", each kept from turning the text around it. */
export const namesText = (names: readonly string[]) => list.format(names.map((name) => `\u2068${name}\u2069`))

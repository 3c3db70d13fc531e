/** Words that make a true figure a wrong sentence, and that no figure of a report bears out. */

/** "did not rise", "rose nearly", "would have risen" */
const denied =
  /\b(?:not|never|cannot|neither|nor|hardly|barely|scarcely|almost|nearly|without|instead of|rather than|(?:would|could|should|might|may) have|fail(?:s|ed)? to|no(?! (?:change stands out|more than chance|total)\b))\b|n[\u2019']t\b/iu
/** "reversed a gain" */
const undone = /\b(?:halt(?:ed|s)?|stop(?:ped|s)?|revers(?:ed|es)|avoid(?:ed|s)?|prevent(?:ed|s)?|eras(?:ed|es)|undid|offset|ceased)\b/iu
/** "and so did sales", "on every network" */
const borrowed =
  /\b(?:so|as) (?:did|do|does|has|have|is|are|was|were)\b|\blikewise\b|\bthe same (?:goes|holds|is true)\b|\bkeep(?:ing|s)? pace\b|\bin (?:line|step|tandem) with\b|\b(?:all|every|each|both) (?:of )?(?:the )?(?:networks?|profiles?|platforms?|channels?|pages?|posts?)\b/iu
/** "rose 65.0% every day": a change is from one range to the next. */
const repeated =
  /\b(?:every|each|per|an?) (?:single )?(?:hour|day|week|month|quarter|year)\b|\b(?:hour|dai|week|month|quarter|year|annual)ly\b|\b(day|week|month|quarter|year)[ -](?:on|over|after|by)[ -]\1\b/iu

/** True when a sentence says what it says of its figures as they are. @param words the sentence with all names blank */
export function unqualified(words: string, tellsChange: boolean): boolean {
  return !denied.test(words) && !(tellsChange && [undone, borrowed, repeated].some((one) => one.test(words)))
}

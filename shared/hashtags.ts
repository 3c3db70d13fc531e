/** Unicode letters with their marks, digits, underscore (docs/metrics.md#hashtags). */
const tagPattern = /#([\p{L}\p{M}\p{N}_]+)/gu

/** The tags of a text without their #; case and compatibility forms folded; each tag once. */
export function tagsOf(text: string): Set<string> {
  if (!/[#\uFF03\uFE5F]/.test(text)) return new Set()
  const tags = new Set<string>()
  for (const [, tag = ''] of text.normalize('NFKC').matchAll(tagPattern)) tags.add(tag.toLowerCase())
  return tags
}

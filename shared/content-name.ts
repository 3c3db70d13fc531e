/**
 * What a reader compares: the PDF, its email, its link and the rows of its figures have the same words where they show the same, and other
 * words where a figure or a date differs. The hash is that of reports/digest.ts.
 */

/** "b8d6-d813-dfe0": the first twelve digits, in groups that can be read aloud. */
export function shortHash(hash: string): string {
  return (hash.slice(0, 12).match(/.{1,4}/g) ?? []).join('-')
}

export const contentName = (hash: string) => `Fingerprint ${shortHash(hash)}`

/** "MO" for "Mara Okafor": of the first and the last word that begin with a letter or digit; of an address, its first. */
export function initials(name: string): string {
  const words = (name.includes('@') ? name.split('@').filter(Boolean).slice(0, 1) : name.split(/\s+/)).flatMap((word) => /[\p{L}\p{N}]\p{M}*/u.exec(word) ?? [])
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : '']
  return first ? `${first}${last}`.toUpperCase() : firstSign(name)
}

/** An emoji is several characters. */
const firstSign = (name: string) => [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? '?'

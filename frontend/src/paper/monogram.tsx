const colors = ['#17453b', '#3250c4', '#673257', '#7e2500', '#0b5c66', '#5a3d8a', '#8a4b00']

/** A mark made of the first letter, where no logo was given. */
export function Monogram({ name, size }: { name: string; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill={colorOfName(name)} />
      <text x="24" y="32" textAnchor="middle" fontSize="23" fontWeight="600" fill="#ffffff">
        {[...name.trim()][0]?.toUpperCase() ?? ''}
      </text>
    </svg>
  )
}

/** A client keeps one colour: it comes from the name. All have 4.5:1 against white. */
export function colorOfName(name: string): string {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return colors[sum % colors.length] ?? '#17453b'
}

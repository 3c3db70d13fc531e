import page from '../page.module.css'

/** Short facts in the rail of a section. */
export function Facts({ facts }: { facts: readonly (readonly [term: string, said: string])[] }) {
  return (
    <dl className={page.facts}>
      {facts.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { Solution } from '../../../../shared/site-pages.ts'
import { solutionContent } from '../content/solutions.ts'
import { Banner } from '../parts/banner.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { Points } from '../parts/points.tsx'
import { Section } from '../parts/section.tsx'

export function SolutionPage({ solution }: { solution: Solution }) {
  const { title, lead, parts, banner } = solutionContent[solution]
  return (
    <>
      <PageHead title={title} lead={lead} acts />
      {parts.map((part) => (
        <Section key={part.title} title={part.title} said={part.said}>
          <Points points={part.points} />
        </Section>
      ))}
      <Banner title={banner} />
    </>
  )
}

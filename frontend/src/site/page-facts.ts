/** What search engines and previews are told of each page. */
import { networkCodes, networks } from '../../../shared/networks.ts'
import { planIds, planRows, trialDays } from '../../../shared/plan-catalogue.ts'
import { cheapestPrice, priceText } from '../../../shared/plan-prices.ts'
import { type SitePage, unknownOrigin } from '../../../shared/site-pages.ts'
import { faqGroups } from './content/faq.ts'
import { planQuestions, type Question } from './content/questions.ts'
import { solutionContent } from './content/solutions.ts'
import { textContent } from './content/texts.ts'
import report from './pictures/report-light.webp'

export type PageFacts = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** schema.org */
  readonly data: readonly object[]
  /** address of a picture, below the origin */
  readonly picture?: string
}

const context = 'https://schema.org'

const questions = (asked: readonly Question[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: asked.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
})

const product = {
  '@context': context,
  '@type': 'SoftwareApplication',
  name: 'Almanac',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  url: `${unknownOrigin}/`,
  offers: planIds.flatMap((id) => {
    const { name, price_month: price } = planRows[id]
    return price === null ? [] : [{ '@type': 'Offer', name, price, priceCurrency: 'USD', url: `${unknownOrigin}/pricing` }]
  }),
}

const trail = (...steps: readonly (readonly [name: string, path: string])[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: unknownOrigin + path })),
})

const starting = `Plans start at ${priceText(cheapestPrice)} per month with a free trial of ${trialDays} days.`

const said = {
  landing: {
    title: 'Almanac | Social media reports you can defend',
    description:
      'Social media reports in which every figure shows where it comes from, every delivery is on record, and every link opens exactly what was sent.',
    data: [product],
    picture: report,
  },
  pricing: { title: 'Pricing | Almanac', description: starting, data: [product, questions(planQuestions)] },
  integrations: {
    title: 'Integrations | Almanac',
    description: `What Almanac measures on ${networkCodes.length} networks: every figure defined once, with the field it comes from.`,
    data: [],
  },
  faq: {
    title: 'Questions | Almanac',
    description: 'Answers about plans, figures, sending and data.',
    data: [questions(faqGroups.flatMap(({ questions: asked }) => asked))],
  },
  security: { title: 'Security | Almanac', description: 'What Almanac promises of accounts, secrets, output and texts, and how to report a fault.', data: [] },
  'social-media-tools': {
    title: 'Social media tools | Almanac',
    description: 'Twelve social media reports, on screen, by link, as PDF and CSV, and by mail on a schedule.',
    data: [],
  },
} as const

function saidOf(page: SitePage): Omit<PageFacts, 'path'> {
  if (page.kind === 'integration') {
    const { display } = networks[page.network]
    return {
      title: `${display} reports | Almanac`,
      description: `What Almanac measures on ${display}: each metric with ${display}’s field, its definition, how it adds up, and what is not available.`,
      data: [trail(['Integrations', '/integrations/'], [display, page.path])],
    }
  }
  if (page.kind === 'solution') {
    const { name, title, lead } = solutionContent[page.solution]
    return { title: `${name} | Almanac`, description: `${title}. ${lead}`, data: [] }
  }
  if (page.kind === 'text') {
    const { title, description } = textContent[page.text]
    return { title: `${title} | Almanac`, description, data: [] }
  }
  return said[page.kind]
}

export const pageFacts = (page: SitePage): PageFacts => ({ path: page.path, ...saidOf(page) })

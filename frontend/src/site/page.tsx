import type { SitePage } from '../../../shared/site-pages.ts'
import { IntegrationPage } from './integrations/integration-page.tsx'
import { IntegrationsPage } from './integrations/integrations-page.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import page from './page.module.css'
import { FaqPage } from './pages/faq-page.tsx'
import { SecurityPage } from './pages/security-page.tsx'
import { SolutionPage } from './pages/solution-page.tsx'
import { TextPage } from './pages/text-page.tsx'
import { ToolsPage } from './pages/tools-page.tsx'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'
import { PricingPage } from './pricing/pricing-page.tsx'

const plain = {
  landing: LandingPage,
  pricing: PricingPage,
  integrations: IntegrationsPage,
  faq: FaqPage,
  security: SecurityPage,
  'social-media-tools': ToolsPage,
} as const

function Content({ page: shown }: { page: SitePage }) {
  if (shown.kind === 'integration') return <IntegrationPage network={shown.network} />
  if (shown.kind === 'solution') return <SolutionPage solution={shown.solution} />
  if (shown.kind === 'text') return <TextPage text={shown.text} />
  const Shown = plain[shown.kind]
  return <Shown />
}

/** A whole public page: header, what it is about, footer. */
export function Page({ page: shown }: { page: SitePage }) {
  return (
    <>
      <a className={page.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main">
        <Content page={shown} />
      </main>
      <Footer />
    </>
  )
}

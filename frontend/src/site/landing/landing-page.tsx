import { planIds, planRows } from '../../../../shared/plan-catalogue.ts'
import { Banner } from '../parts/banner.tsx'
import { inWordsFirst } from '../parts/in-words.ts'
import { Hero } from './hero.tsx'
import { Ledger } from './ledger.tsx'
import { Links } from './links.tsx'
import { Networks, Paper, SecurityShort, Steps } from './more.tsx'
import { Passport } from './passport.tsx'

const plansSaid = `${inWordsFirst(planIds.length)} plans, from ${planRows[planIds[0]].name} to ${planRows[planIds.at(-1) ?? 'enterprise'].name}.`

export function LandingPage() {
  return (
    <>
      <Hero />
      <Passport />
      <Ledger />
      <Links />
      <Paper />
      <Networks />
      <Steps />
      <SecurityShort />
      <Banner title="Send the next report with its proof" note={plansSaid} />
    </>
  )
}

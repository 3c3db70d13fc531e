import { expect, test } from '@jest/globals'
import { addOns } from './plan-add-ons.ts'
import { type PlanId, planFeatures, planIds, plans, signUpPlanIds, trialDays } from './plan-catalogue.ts'
import { comparison, endedBy } from './plan-comparison.ts'
import { cheapestPrice, monthlyPriceText, savingNote, yearlySaving } from './plan-prices.ts'
import { featuresOf } from './plans.ts'
import { reportManifests } from './reports/index.ts'

// typed from the document (shell and plans, section 9) and, of Free, from the decision on what it leaves open
const figures = {
  free: [0, 0, 3, 1, 500, 100, 50, 1],
  professional: [79, 758, 15, 3, 10_000, 2500, 1000, 3],
  advanced: [149, 1430, 30, 6, 25_000, 10_000, 2000, 10],
  scale: [349, 3638, 80, 10, 100_000, null, 10_000, 25],
  enterprise: [null, null, null, null, null, null, null, 100],
} satisfies Record<PlanId, (number | null)[]>

test.each(planIds)('%s has the prices and limits of the specification', (id) => {
  const { price_month, price_year, limits } = plans[id]
  const { profiles, users, dm_contacts, ai_credits, ideas, shared_calendars } = limits
  expect([price_month, price_year, profiles, users, dm_contacts, ai_credits, ideas, shared_calendars]).toEqual(figures[id])
})

test('plan cards, the billing note and add-ons show the prices of the catalogue', () => {
  expect(planIds.map((id) => monthlyPriceText(id, 'monthly'))).toEqual(['$0', '$79', '$149', '$349', 'Custom'])
  expect(planIds.map((id) => monthlyPriceText(id, 'yearly'))).toEqual(['$0', '$64', '$120', '$304', 'Custom'])
  expect(planIds.map(yearlySaving)).toEqual([0, 20, 20, 13, 0])
  expect([cheapestPrice, savingNote, trialDays]).toEqual([79, 'Save up to 20% with yearly billing', 14])
  expect([addOns.advocacy, addOns.listening].map(({ free, paid, price_month }) => [free, paid, price_month])).toEqual([
    ['With 3 advocates', '25 employees', 199],
    ['On own profiles', 'Social, web and news', 75],
  ])
  expect(planIds.filter((id) => plans[id].flag === 'MOST POPULAR')).toEqual(['advanced'])
  expect(planIds.filter((id) => !plans[id].signup)).toEqual(['enterprise'])
  expect(planIds.filter((id) => plans[id].signup)).toEqual([...signUpPlanIds])
})

const wordsOf = (label: string) => {
  const cells = comparison.flatMap(({ rows }) => rows).find((row) => row.label === label)?.cells
  return planIds.map((id) => {
    const cell = cells?.[id]
    return cell?.kind === 'text' ? cell.text : cell?.kind
  })
}

test('the comparison shows the features and limits of each plan', () => {
  const fromAdvanced = ['missing', 'missing', 'included', 'included', 'included']
  for (const label of ['White label and custom domain', 'Multi-stage approvals', 'Integrations', 'Country targeting'])
    expect(wordsOf(label)).toEqual(fromAdvanced)
  const fromScale = ['missing', 'missing', 'missing', 'included', 'included']
  for (const label of ['Sentiment', 'Industry benchmark']) expect(wordsOf(label)).toEqual(fromScale)
  for (const label of ['Single sign-on', 'Dedicated manager']) expect(wordsOf(label)).toEqual(['missing', 'missing', 'missing', 'missing', 'included'])
  expect(wordsOf('Profiles')).toEqual(['3', '15', '30', '80, then in steps of 10', 'Unlimited'])
  expect(wordsOf('Ad comments, active ads a profile')).toEqual(['missing', '600', '600', '600', '600'])
  expect(wordsOf('Review sites')).toEqual(['Facebook, Google', 'Facebook, Google', '8 sites', '8 sites', '8 sites'])
})

test('a downgrade lists the features that end, and an upgrade lists none', () => {
  expect(endedBy('enterprise', 'scale')).toEqual(['Single sign-on', 'Dedicated manager'])
  expect(endedBy('advanced', 'professional')).toEqual(['Paid performance', 'Facebook Ads', 'Inbox performance', 'White label and custom domain'])
  expect(endedBy('professional', 'scale')).toEqual([])
})

test('the comparison includes a report in a plan exactly where its feature is on', () => {
  const rows = comparison.find(({ title }) => title === 'Reports')?.rows ?? []
  for (const id of planIds) {
    const features = featuresOf(planFeatures(id))
    const open = reportManifests.map(({ feature }) => (feature === null || features[feature] ? 'included' : 'missing'))
    expect(rows.map(({ cells }) => cells[id].kind)).toEqual(open)
  }
})

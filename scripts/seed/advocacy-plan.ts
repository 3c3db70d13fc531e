/** The demo's advocacy groups and who is in them. */
import type { AdvocacyGroup } from '../../shared/advocacy.ts'

type Plan = { accountId: string; group: AdvocacyGroup; shares: readonly string[]; advocates: readonly Person[] }
/** `perWeek`: shares; `joined`, `left`: days ago. */
export type Person = { name: string; perWeek: number; followers: number; joined: number; left?: number }

const person = (name: string, perWeek: number, followers: number, joined = 380, left?: number): Person => ({
  name,
  perWeek,
  followers,
  joined,
  ...(left === undefined ? {} : { left }),
})

export const plans: readonly Plan[] = [
  {
    accountId: 'acct-demo',
    group: {
      id: 'advocacy-northbound',
      entity_gid: 'group-northbound',
      picture_url: '/media/avatar-northbound.svg',
      type: 'employees',
      timezone: null,
      name: 'Northbound team',
      rates: { currency: 'GBP', click: 0.9, engagement: 0.35, thousand_impressions: 5.5 },
      points: { share: 10, click: 2, engagement: 1 },
    },
    shares: ['demo-linkedin', 'demo-facebook'],
    advocates: [
      person('Mara Okafor', 2.2, 3_900),
      person('Mathieu Lambert', 1.8, 2_150),
      person('Isla Murray', 2.6, 5_400),
      person('Amara Bello', 3.4, 1_820),
      person('Tomasz Zielinski', 1.1, 640),
      person('Priya Nair', 0.9, 1_240),
      person('Callum Reid', 0.6, 380),
      person('Yuki Tanaka', 1.4, 2_700),
      person('Hannah Weiss', 0.3, 910),
      person('Oluwaseun Adeyemi', 0, 450),
      person('Freya Lindqvist', 1.6, 1_060, 24),
      person('Daniel Costa', 1.2, 720, 300, 40),
    ],
  },
  {
    accountId: 'acct-demo',
    group: {
      id: 'advocacy-leith',
      entity_gid: 'group-leith',
      picture_url: '/media/avatar-leith.svg',
      type: 'ambassadors',
      timezone: null,
      name: 'friends of Leith Studio',
      rates: { currency: 'USD', click: 1.2, engagement: 0.5, thousand_impressions: 8 },
      points: { share: 5, click: 1, engagement: 1 },
    },
    shares: ['leith-linkedin', 'leith-instagram'],
    advocates: [
      person('Ava Moreno', 1.2, 8_300),
      person('Jonas Keller', 0.8, 1_400),
      person('Chidi Eze', 1.5, 2_600),
      person('Sofia Rossi', 0.5, 990),
      person('Liam Walsh', 0.9, 540),
      person('Noura Saleh', 0.7, 3_150),
      person('Ben Carter', 0.2, 310),
      person('Mei Lin', 1.1, 1_880),
      person('Ruth Abebe', 0.4, 760),
      person('Ivo Petrov', 0, 420),
      person('Grace Kim', 0.6, 1_210, 60),
      person('Theo Martin', 0.5, 670),
    ],
  },
  {
    accountId: 'acct-other',
    group: {
      id: 'advocacy-harbour',
      entity_gid: 'group-other',
      picture_url: '/media/avatar-harbour.svg',
      type: 'employees',
      timezone: null,
      name: null,
      rates: { currency: 'GBP', click: 0.6, engagement: 0.25, thousand_impressions: 4 },
      points: { share: 10, click: 2, engagement: 1 },
    },
    shares: ['other-facebook', 'other-instagram'],
    advocates: [
      person('Noor Haddad', 2, 2_300),
      person('Elif Demir', 1.4, 1_150),
      person('Sam Whitlock', 0.8, 620),
      person('Agnes Boyle', 1.7, 3_400),
      person('Ravi Menon', 0.5, 880),
      person('Colette Marsh', 0, 240),
    ],
  },
]

/**
 * What each addition touches, and nothing besides: what stands elsewhere is demanded by the compiler or read from here. An import and
 * its entry are the one line of a registry; the networks that give a metric are told one by one.
 */
export const additions: readonly { what: string; made: readonly string[]; touched: readonly string[]; lines?: number }[] = [
  {
    what: 'a metric is its entry and a line of each network that gives it',
    made: ['metric', 'saves-by-fans', '--topic', 'engagement', '--of', 'saves', '--networks', 'instagram,tiktok'],
    touched: ['M shared/metrics/engagement.ts', 'M shared/metrics/given.ts'],
    lines: 12,
  },
  {
    what: 'a ratio of two metrics is its entry: the networks that give it follow from its terms',
    made: ['metric', 'save-rate', '--over', 'saves', '--under', 'impressions'],
    touched: ['M shared/metrics/engagement-rates.ts'],
    lines: 12,
  },
  {
    what: 'a report type is its folder and its line',
    made: ['report', 'story-performance'],
    touched: [
      'M shared/reports/index.ts',
      '?? shared/reports/types/story-performance/definition.test.ts',
      '?? shared/reports/types/story-performance/definition.ts',
      '?? shared/reports/types/story-performance/manifest.ts',
    ],
  },
  {
    what: 'one about a subject of its own is that, the row of the subject, its resolver and what there is to choose from',
    made: ['report', 'brand-health', '--subject', 'brand'],
    touched: [
      'M frontend/src/pickers/subjects/use-subject-options.ts',
      'M functions/domains/reports/run/subjects/index.ts',
      'M shared/reports/index.ts',
      'M shared/reports/subjects.ts',
      '?? functions/domains/reports/run/subjects/brand.ts',
      '?? shared/reports/types/brand-health/definition.test.ts',
      '?? shared/reports/types/brand-health/definition.ts',
      '?? shared/reports/types/brand-health/manifest.ts',
    ],
    lines: 16,
  },
  {
    what: 'an endpoint is its contract, its handler, its store, its rows of the access matrix and its hook',
    made: ['endpoint', 'list-hats', '--new-domain'],
    touched: [
      'M infra/grants.gen.ts',
      'M shared/api/endpoints.gen.ts',
      'M test/access-rows.ts',
      'M test/access-table.ts',
      '?? frontend/src/features/hats/use-hats.ts',
      '?? functions/domains/hats/store.ts',
      '?? functions/edge/endpoints/hats/list-hats.ts',
      '?? shared/api/hats.ts',
    ],
  },
  {
    what: 'one under a parent is that, and refreshed after writes to the parent',
    made: ['endpoint', 'list-notes', '--path', '/profiles/{id}/notes'],
    touched: [
      'M infra/grants.gen.ts',
      'M shared/api/changes.gen.ts',
      'M shared/api/endpoints.gen.ts',
      'M shared/api/profiles.ts',
      'M test/access-rows.ts',
      'M test/access-table.ts',
      '?? frontend/src/features/profiles/use-notes.ts',
      '?? functions/domains/profiles/store.ts',
      '?? functions/edge/endpoints/profiles/list-notes.ts',
    ],
    lines: 12,
  },
  {
    what: 'a screen is its route, its page, and a line wherever screens are told one by one',
    made: ['screen', 'hats', '--list', '/hats'],
    touched: [
      'M frontend/src/routeTree.gen.ts',
      'M frontend/src/screen/sections.ts',
      'M shared/screen-messages.ts',
      'M shared/screens.ts',
      'M test/e2e/screen-states.ts',
      '?? frontend/src/features/hats/hats-page.module.css',
      '?? frontend/src/features/hats/hats-page.tsx',
      '?? frontend/src/routes/_app/hats.index.tsx',
    ],
    lines: 4,
  },
  {
    what: 'a kind of block is its folder on both sides, its resolver and its rows, and a line of each',
    made: ['block', 'funnel'],
    touched: [
      'M frontend/src/blocks/index.ts',
      'M functions/domains/exports/rows/daily/made-of.ts',
      'M functions/domains/reports/engine/daily/blocks/index.ts',
      'M shared/blocks/index.ts',
      ...['funnel.module.css', 'index.ts', 'print.ts', 'sample.ts', 'table.ts', 'view.test.tsx', 'view.tsx'].map(
        (file) => `?? frontend/src/blocks/funnel/${file}`,
      ),
      '?? functions/domains/reports/engine/daily/blocks/funnel.ts',
      ...['data.ts', 'index.ts', 'reading.ts', 'sample.ts', 'spec.ts'].map((file) => `?? shared/blocks/funnel/${file}`),
    ],
  },
  {
    what: 'a network is its row, what it gives of the metrics, and its mark',
    made: ['network', 'mastodon'],
    touched: ['M frontend/src/ui/network-icon.tsx', 'M shared/metrics/given.ts', 'M shared/networks.ts'],
    lines: 14,
  },
  {
    what: 'a mail or notification is its folder and its line',
    made: ['notification', 'budget-reached'],
    lines: 3,
    touched: [
      'M shared/notifications/index.ts',
      '?? shared/notifications/budget-reached/definition.ts',
      '?? shared/notifications/budget-reached/email.test.ts',
      '?? shared/notifications/budget-reached/email.ts',
      '?? shared/notifications/budget-reached/samples.ts',
    ],
  },
]

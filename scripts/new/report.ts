import { afterFirst, afterLast, before, camel, inOrder, type Plan, sentence } from './plan.ts'

const optionsFile = 'frontend/src/pickers/subjects/use-subject-options.ts'

/** A subject of its own: its row in the table of subjects, what resolves it, and its line where screens choose one. */
function subjectOf(name: string): Pick<Plan, 'files' | 'edits' | 'next'> {
  const id = name.replaceAll('-', '_')
  const noun = sentence(name).toLowerCase()
  const row = `  ${id}: {
    noun: '${noun}',
    profiles: 'none',
    id: { request: '${id}_id', query: '${id}_id', order: '${id}_id', address: '${id}' },
    step: {
      title: 'Select the ${noun}',
      label: '${sentence(name)}',
      placeholder: 'Select the ${noun}',
      none: 'There is no ${noun} to choose yet',
      failed: messages.unable.generateReport,
      only: 'asked',
    },
    missing: { run: 'Choose what the report is about.', order: 'Choose what the report is about.' },
    gone: { code: 'profiles_missing', sentence: messages.missing },
  },
`
  const resolver = `/** ${sentence(name)}: who may run a report about it, and what that report then knows. */
import { managesAccount } from '../../../../kernel/accounts/actor.ts'
import { nothingElse } from '../../engine/common/subject-data.ts'
import { gone } from './gone.ts'
import type { Subject } from './subject.ts'

export const ${camel(name)}Subject: Subject = async (actor, { id }) => {
  // until it is read which profile groups it belongs to
  if (id === '' || !managesAccount(actor)) throw gone('${id}')
  return { data: { ...nothingElse, profiles: [], entity_gids: new Set<string>() }, profiles: [], labels: [], timezone: null }
}
`
  return {
    files: { [`functions/domains/reports/run/subjects/${name}.ts`]: resolver },
    edits: {
      'shared/reports/subjects.ts': before('export const subjects = {', '} as const satisfies Record<string, Row>', row),
      'functions/domains/reports/run/subjects/index.ts': afterFirst(
        'const resolvers',
        '= {\n',
        `  ${id}: async () => (await import('./${name}.ts')).${camel(name)}Subject,\n`,
      ),
      [optionsFile]: before('const found: ', '\n  }\n', `\n    ${id}: nothing,`),
    },
    next: [
      `Say in shared/reports/subjects.ts how a ${noun} is named and chosen, and in ${optionsFile} which there are to choose from: none so far.`,
      `Read it in functions/domains/reports/run/subjects/${name}.ts, and say there who may run a report about it: owners and managers so far.`,
    ],
  }
}

/** A report type: its manifest, its declaration, its test, its line in the registry. Everything else reads the registry. */
export function planReport(name: string, { subject }: { subject?: string } = {}): Plan {
  const own = subject ? subjectOf(subject) : { files: {}, edits: {}, next: [] }
  const id = name.replaceAll('-', '_')
  const variable = camel(name)
  const folder = `shared/reports/types/${name}`
  return {
    files: {
      ...own.files,
      [`${folder}/manifest.ts`]: `import { messages } from '../../../messages.ts'
import type { ReportManifest } from '../../language/manifest.ts'

export const manifest = {
  id: '${id}',
  version: 1,
  title: '${sentence(name)} report',
  name: '${sentence(name)}',
  description: 'What the report shows, in one line of the picker',
  icon: 'chart-no-axes-combined',
  feature: null,
  networks: 'all',
  tabbed: true,
  ${
    subject
      ? `subject: '${subject.replaceAll('-', '_')}',
  `
      : ''
  }labels: false,
  csv: null,
  templates: true,
  empty: { message: messages.empty.whoops, hint: messages.empty.newProfiles },
} as const satisfies ReportManifest
`,
      [`${folder}/definition.ts`]: `import type { ReportDefinition } from '../../language/daily.ts'
import { manifest } from './manifest.ts'

/** ${sentence(name)}: say in one sentence what its figures count. */
export const ${variable} = {
  ...manifest,
  basis: 'activity',
  summary: ['impressions', 'engagements', 'er_impressions'],
  sections: [
    {
      key: 'impressions',
      title: 'Impressions',
      subTitle: 'Per {bucket}',
      basis: 'activity',
      tabs: 'all',
      span: 12,
      blocks: [{ kind: 'column', key: 'by_network', metric: 'impressions', dimension: 'entity' }],
    },
    {
      key: 'profiles',
      title: 'Profiles',
      basis: 'activity',
      tabs: 'all',
      span: 12,
      blocks: [{ kind: 'table', key: 'rows', of: 'profiles', columns: ['impressions', 'engagements', 'er_impressions'], sortBy: 'impressions' }],
    },
  ],
} as const satisfies ReportDefinition

export { ${variable} as definition }
`,
      [`${folder}/definition.test.ts`]: `import { expect, test } from '@jest/globals'
import { reportManifest } from '../../index.ts'
import { loadReport } from '../../load.ts'
import { ${variable} } from './definition.ts'

test('it is registered, and its sections and blocks have keys of their own', async () => {
  expect(reportManifest('${id}')).toMatchObject({ title: '${sentence(name)} report' })
  expect(await loadReport('${id}')).toBe(${variable})
  const keys = ${variable}.sections.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { blocks } of ${variable}.sections) expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length)
})
`,
    },
    edits: {
      ...own.edits,
      'shared/reports/index.ts': inOrder(
        afterLast(/^import .*\/manifest\.ts'$/, `import { manifest as ${variable} } from './types/${name}/manifest.ts'`),
        before('export const reportManifests = [', ']', `  ${variable},\n`),
      ),
    },
    next: [
      ...own.next,
      `Whoever may manage reports can run it, over profiles of every network. In ${folder}/manifest.ts, feature asks for a plan and networks leaves some out; ALMANAC_PRIVATE_REPORTS shows it to named people alone until it is done.`,
      `Declare its figures and sections in ${folder}/definition.ts; a figure that is not in shared/metrics yet belongs there first.`,
      `Run it with GET /api/reports/performance?type=${id}${subject ? `&${subject.replaceAll('-', '_')}_id=...` : ''}`,
    ],
  }
}

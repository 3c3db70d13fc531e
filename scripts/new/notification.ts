import { afterLast, before, camel, inOrder, type Plan, sentence } from './plan.ts'

const registryFile = 'shared/notifications/index.ts'

/** A notification: its declaration, its email, sample values, its test, its line in the registry. Preview and pictures read the registry. */
export function planNotification(name: string): Plan {
  const variable = camel(name)
  const type = `${variable.charAt(0).toUpperCase()}${variable.slice(1)}`
  const title = sentence(name)
  const folder = `shared/notifications/${name}`
  return {
    files: {
      [`${folder}/definition.ts`]: `import { notification } from '../notification.ts'
import { email, type ${type} } from './email.ts'

/** ${title}: say in one sentence when it is sent, and to whom. */
export const ${variable} = notification<${type}>()({
  id: '${name.replaceAll('-', '_')}',
  label: '${title}',
  icon: 'bell',
  channels: ['EMAIL'],
  audience: ['OWNER', 'MANAGER', 'RESTRICTED'],
  sentence: ({ accountName }) => \`${title} in \${accountName}.\`,
  link: () => '/reports',
  email,
})
`,
      [`${folder}/email.ts`]: `import { type Email, ownMasthead } from '../email/email.ts'
import { button, sentence } from '../email/parts.ts'

export type ${type} = { accountName: string }

export function email({ accountName }: ${type}, url: string): Email {
  const happened = \`${title} in \${accountName}.\`
  return {
    subject: \`${title}: \${accountName}\`,
    preheader: happened,
    masthead: ownMasthead(\`to the team of \${accountName}\`),
    title: '${title}',
    lines: [accountName],
    parts: [sentence(happened), button('Open Almanac', url)],
    footer: { reason: \`You get this email because you work in \${accountName}.\` },
  }
}
`,
      [`${folder}/samples.ts`]: `import { samplesOf } from '../samples.ts'
import { ${variable} } from './definition.ts'

export const samples = samplesOf(${variable}, {
  typical: { accountName: 'Northbound Coffee' },
  'right to left, emoji and markup': { accountName: 'مقهى الشمال ☕️ & <b>Co</b>' },
})
`,
      [`${folder}/email.test.ts`]: `import { expect, test } from '@jest/globals'
import { notifications } from '../index.ts'
import { emailOf } from '../notification.ts'
import { ${variable} } from './definition.ts'

test('it is registered, and its email names the account and leads to the app', () => {
  expect(notifications.filter(({ id }) => id === ${variable}.id)).toEqual([${variable}])
  const { subject, text } = emailOf(${variable}, { accountName: 'Northbound' }, 'https://app.example')
  expect(subject).toContain('Northbound')
  expect(text).toContain('https://app.example/reports')
})
`,
    },
    edits: {
      [registryFile]: inOrder(
        afterLast(/^import /, `import { ${variable} } from './${name}/definition.ts'`),
        before('export const notifications = [', '] as const', `  ${variable},\n`),
      ),
    },
    next: [
      `Say in ${folder}/email.ts what happened and what to do about it, and in definition.ts who may have it and where a click leads.`,
      `Look at it at /_local/notifications; take its golden pictures with ALMANAC_GOLDEN=refresh npm test golden.`,
      `Send it from where it happens: sendMail({ fromName, to, ...emailOf(${variable}, data, origin()) }).`,
    ],
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterLast, before, camel, inOrder, type Plan, sentence } from './plan.ts'

const registryFile = 'shared/notifications/index.ts'

const definitionType = `/** One kind of notice: what it is called in the settings, where it may be sent, and its mail. */
import type * as v from 'valibot'

export type Channel = 'EMAIL' | 'ALERT' | 'WEBPUSH' | 'SLACK'

export type Mail = { subject: string; text: string }

export type NotificationDefinition<S extends v.GenericSchema = v.GenericSchema> = {
  readonly id: string
  /** in the notification settings */
  readonly title: string
  readonly channels: readonly Channel[]
  /** what the mail needs to know */
  readonly data: S
  readonly email: (data: v.InferOutput<S>) => Mail
}

/** Declares a notification; its mail's data is inferred from the schema. */
export function notification<const S extends v.GenericSchema>(declared: NotificationDefinition<S>): NotificationDefinition<S> {
  return declared
}
`

/** A notification: its declaration, its mail, its test, its line in the registry, which is made with the first one. */
export function planNotification(root: string, name: string): Plan {
  const variable = camel(name)
  const folder = `shared/notifications/${name}`
  const registered = existsSync(join(root, registryFile))
  const line = `import { ${variable} } from './${name}/definition.ts'`
  const head = '/** The registry of notifications: one import and one line each. */'
  return {
    files: {
      ...(registered
        ? {}
        : {
            'shared/notifications/notification.ts': definitionType,
            [registryFile]: `${head}\n${line}\n\nexport const notifications = [${variable}] as const\n`,
          }),
      [`${folder}/definition.ts`]: `import { notification } from '../notification.ts'
import { Data, email } from './email.ts'

export const ${variable} = notification({ id: '${name.replaceAll('-', '_')}', title: '${sentence(name)}', channels: ['EMAIL'], data: Data, email })
`,
      [`${folder}/email.ts`]: `import * as v from 'valibot'
import type { Mail } from '../notification.ts'

export const Data = v.object({ accountName: v.string(), url: v.pipe(v.string(), v.url()) })

export function email({ accountName, url }: v.InferOutput<typeof Data>): Mail {
  return { subject: \`${sentence(name)}: \${accountName}\`, text: \`${sentence(name)} in \${accountName}.\\n\\n\${url}\\n\` }
}
`,
      [`${folder}/email.test.ts`]: `import { expect, test } from '@jest/globals'
import { notifications } from '../index.ts'
import { ${variable} } from './definition.ts'

test('it is registered, and its mail names the account and the place to look', () => {
  expect(notifications.filter(({ id }) => id === ${variable}.id)).toEqual([${variable}])
  const { subject, text } = ${variable}.email({ accountName: 'Northbound', url: 'https://almanac.test/here' })
  expect(subject).toContain('Northbound')
  expect(text).toContain('https://almanac.test/here')
})
`,
    },
    edits: registered ? { [registryFile]: inOrder(afterLast(/^import /, line), before('export const notifications = [', ']', `, ${variable}`)) } : {},
    next: [`Say in ${folder}/email.ts what happened and what to do about it; send it from where it happens.`],
  }
}

/** The route and the page of a new screen. */
import type { Rows } from '../contracts.ts'
import type { Rights } from '../endpoint/parents.ts'
import { camel, pascal } from '../plan.ts'

export type Facts = {
  readonly name: string
  readonly title: string
  readonly plain: string
  readonly param: string | null
  readonly needs: Rights
  readonly folder: string
  readonly icon: string
  /** below /reports, where the layout lets nobody in who may not view reports */
  readonly isOfReports: boolean
  readonly isTab: boolean
}

const pageName = (name: string) => `${pascal(name)}Page`

/** Below routes/_app: the screens of whoever is signed in. An index of its own, so that a screen of one of its things does not stand within it. */
export function routeFile({ name, plain, param, needs, folder, isOfReports }: Facts): { file: string; text: string } {
  const parts = [...plain.slice(1).split('/'), param ? `$${param}` : 'index']
  const file = isOfReports ? `reports/${parts.slice(1).join('.')}.tsx` : `${parts.join('.')}.tsx`
  const up = isOfReports ? '../../../' : '../../'
  const component = pascal(name)
  // the layout of the reports lets in whoever may view them, and nobody else
  const isOpen = isOfReports && needs.section === 'reports' && needs.level === 'view'
  const imports = [
    "import { createFileRoute } from '@tanstack/react-router'",
    ...(isOpen ? [] : [`import { messages } from '${up}../../shared/messages.ts'`]),
    `import { ${pageName(name)} } from '${up}${folder.replace('frontend/src/', '')}/${name}-page.tsx'`,
    ...(isOpen ? [] : [`import { can, useMe } from '${up}lib/me.tsx'`, `import { ToastAndLeave } from '${up}screen/toast-and-leave.tsx'`]),
  ]
  const page = `<${pageName(name)}${param ? ` ${param}={${param}}` : ''} />`
  return {
    file,
    text: `${imports.join('\n')}

export const Route = createFileRoute('/_app/${parts.join('/').replace(/index$/, '')}')({ component: ${component} })

function ${component}() {
${param ? `  const { ${param} } = Route.useParams()\n` : ''}  return ${isOpen ? page : `can(useMe(), '${needs.section}', '${needs.level}') ? ${page} : <ToastAndLeave message={messages.noAccess} />`}
}
`,
  }
}

export const pageStyles = `.page {
  max-width: 1440px;
  margin: 0 auto;
  padding: 20px 24px 40px;
}
.page h1 {
  margin-bottom: 16px;
  font-size: 22px;
  line-height: 28px;
  font-weight: 600;
  letter-spacing: -0.01em;
}
@media (max-width: 1023px) {
  .page {
    padding: 16px 16px 32px;
  }
}
`

export const plainPage = ({ name, title, param, icon }: Facts) => `import { ${icon} } from 'lucide-react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './${name}-page.module.css'

/** ${title}: say in one sentence what is done here. */
export function ${pageName(name)}(${param ? `{ ${param} }: { ${param}: string }` : ''}) {
  useTitle('${title}')
  return (
    <div className={styles.page}>
      <h1>${title}</h1>
      <EmptyState icon={${icon}} title=${param ? `{${param}}` : `"${title}"`} hint={screenMessages.${camel(name)}.lead} />
    </div>
  )
}
`

/** In its four states: on its way, failed, empty, there. */
export const listPage = ({ name, title, plain, icon, isTab }: Facts, { key, id, label }: Rows, hookNoun: string) => `import { ${icon} } from 'lucide-react'
import { screenMessages } from '../../../../shared/screen-messages.ts'
import { useTitle } from '../../lib/use-title.ts'
${isTab ? "import { ListHead } from '../../screen/list-head.tsx'\n" : ''}import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedList } from '../../ui/failed-list.tsx'
import list from '../../ui/list-page.module.css'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import table from '../../ui/list-table.module.css'
${isTab ? '' : `import styles from './${name}-page.module.css'\n`}import { use${pascal(hookNoun)} } from './use-${hookNoun}.ts'

/** ${title}: say in one sentence what is listed here. */
export function ${pageName(name)}() {
  useTitle('${title}')
  const { data, error, isLoading, isValidating, retry } = use${pascal(hookNoun)}()
  const rows = data?.${key} ?? []
  return (
    <div className={${isTab ? 'list' : 'styles'}.page}>
      ${isTab ? `<ListHead of="${plain}" />` : `<h1>${title}</h1>`}
      {isLoading ? (
        <ListSkeleton what="${title.toLowerCase()}" />
      ) : error && rows.length === 0 ? (
        <FailedList title={screenMessages.${camel(name)}.failed} error={error} busy={isValidating} onRetry={retry} />
      ) : rows.length === 0 ? (
        <div className={list.card}>
          <EmptyState icon={${icon}} title={screenMessages.${camel(name)}.none} />
        </div>
      ) : (
        <section className={list.card} aria-label="${title}">
          <div className={table.scroll}>
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.${id}}>
                    <td>{row.${label}}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
    </div>
  )
}
`

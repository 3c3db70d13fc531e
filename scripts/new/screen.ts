import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rowsOf, screensOf } from './contracts.ts'
import type { Rights } from './endpoint/parents.ts'
import { rightsOf } from './endpoint.ts'
import { afterLast, before, camel, inOrder, type Plan, pascal, Refused, sentence, withImport } from './plan.ts'
import { listPage, pageStyles, plainPage, routeFile } from './screen/pages.ts'

export type ScreenChoice = {
  /** its address; of its name unless given. At the end it may name one thing: /tags/{id} */
  path?: string
  /** the right that it asks for: `profiles:view`; reports:view unless given */
  needs?: string
  /** the path of the read whose rows it lists */
  list?: string
  /** folder of frontend/src/features; of its name unless given */
  feature?: string
}

/** Where it is found: behind a tab of the lists of reports, by links that name what it shows, or in the sidebar, the mobile menu and "Go to". */
type Entry = 'tab' | 'link' | 'section'

function partsOf(path: string): { plain: string; param: string | null } {
  const [, plain = '', param] = /^((?:\/[a-z]+(?:-[a-z]+)*)+)(?:\/\{(\w+)\})?$/.exec(path) ?? []
  if (!plain) throw new Refused(`An address is made of small letters and hyphens, and may end with one id, such as /tags/{id}; "${path}" is not.`)
  return { plain, param: param ?? null }
}

const entries: Readonly<Record<Entry, (path: string, title: string, needs: Rights, icon: string) => Plan['edits']>> = {
  tab: (path, title) => ({ 'frontend/src/screen/list-head.tsx': before('const lists = [', '\n] as const', `\n  { to: '${path}', label: '${title}' },`) }),
  link: () => ({}),
  section: (path, title, needs, icon) => ({
    'frontend/src/screen/sections.ts': inOrder(
      withImport(icon, 'lucide-react'),
      before(
        'export const sections = [',
        '] as const',
        `  { to: '${path}', label: '${title}', icon: ${icon}, needs: ['${needs.section}', '${needs.level}'] },\n`,
      ),
    ),
  }),
}
const found: Readonly<Record<Entry, string>> = {
  tab: 'It stands behind a tab of the lists of reports (frontend/src/screen/list-head.tsx).',
  link: 'Nothing leads to it yet: link to it from where one of what it shows stands.',
  section: 'It stands in the sidebar, in the menu of small screens and in "Go to": frontend/src/screen/sections.ts has its line and its icon.',
}

/** A screen: its route, its page with its title, for a list the read of its rows, and its line wherever screens are told one by one. */
export async function planScreen(root: string, name: string, choice: ScreenChoice): Promise<Plan> {
  const path = choice.path ?? `/${name}`
  const { plain, param } = partsOf(path)
  const { screens, screensOfOne } = await screensOf(root)
  if (screens.includes(path) || (param && screensOfOne.includes(`${plain}/`))) throw new Refused(`There is a screen at ${path} already.`)
  const needs = rightsOf(choice.needs, 'view')
  if (needs === 'account') throw new Refused('A screen asks for a right in a section, such as reports:manage.')
  const rows = choice.list === undefined ? null : await rowsOf(root, choice.list)
  const isOfReports = plain.startsWith('/reports/')
  const entry = param ? 'link' : rows && isOfReports ? 'tab' : 'section'
  const title = sentence(name)
  const icon = rows ? 'List' : 'AppWindow'
  const folder = `frontend/src/features/${choice.feature ?? name}`
  const page = `${folder}/${name}-page`
  const hookNoun = rows ? rows.key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : ''
  const hook = `${folder}/use-${hookNoun}.ts`
  const facts = { name, title, path, plain, param, needs, folder, icon, isOfReports, isTab: entry === 'tab' }
  const state = `  { name: '${title.toLowerCase()}', who: owner, open: at('${plain}${param ? '/missing' : ''}', 'main h1') },`
  return {
    files: {
      [`frontend/src/routes/_app/${routeFile(facts).file}`]: routeFile(facts).text,
      [`${page}.tsx`]: rows ? listPage(facts, rows, hookNoun) : plainPage(facts),
      ...(entry === 'tab' ? {} : { [`${page}.module.css`]: pageStyles }),
      ...(rows && !existsSync(join(root, hook)) ? { [hook]: readHook(hookNoun, rows.path) } : {}),
    },
    edits: {
      'shared/screens.ts': param
        ? before('export const screensOfOne', ']\n', `  '${plain}/',\n`)
        : before('const routed:', '  ...reportManifests', `  '${path}',\n`),
      ...entries[entry](path, title, needs, icon),
      'shared/screen-messages.ts': before('export const screenMessages = {', '} as const', `  ${camel(name)}: {\n${sentences(title, rows !== null)}  },\n`),
      'test/e2e/screen-states.ts': afterLast(/^ {2}\{ name: 'shared links',/, state),
    },
    routes: true,
    next: [
      `Draw it in ${page}.tsx and say its sentences in shared/screen-messages.ts; look at it with npm run dev.`,
      found[entry],
      `Who may open it: whoever has "${needs.level}" on ${needs.section} in a profile group (${routeFile(facts).file}; --needs says otherwise). What the server answers them is for its endpoints to say.`,
      `Give it more states in test/e2e/screen-states.ts if it has dialogs or can fail${param ? ', and there an id that exists' : ''}; npm test screens opens all of them.`,
    ],
  }
}

const sentences = (title: string, isList: boolean) =>
  isList
    ? `    none: '${title} are listed here.',\n    failed: '${title} could not be loaded.',\n`
    : `    lead: 'What can be seen and done here, in one sentence.',\n`

const readHook = (noun: string, path: string) => `import { useRead } from '../../lib/use-read.ts'

export function use${pascal(noun)}() {
  return useRead('GET ${path}', {})
}
`

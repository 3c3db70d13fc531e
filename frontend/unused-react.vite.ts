/**
 * React asks at every step whether it takes over a page that a server drew, and whether a transition between two views is to be shown; here it
 * never does either. Told so while the app is built, it leaves out what it would do then, and the handles of fragments, which nobody here asks
 * for (docs/decisions/0020-few-files.md).
 */
import type { Plugin } from 'vite'

/** What its client asks, in the words of its own source, and the answer. Where something is declared or set it stays. */
const answers: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w$.])isHydrating(?![\w$]|\s*=[^=]|\n\) \{)/g, '!1'],
  [/[\w$]+(?:\.[\w$]+)*\.isDehydrated\b/g, '!1'],
  [/[\w$]+(?:\.[\w$]+)*\.dehydrated\b/g, 'null'],
  // lanes that may show a transition
  [/\(([\w$]+) & 335544064\) === \1(?![\w$])/g, '!1'],
  [/(?<![\w$.])shouldStartViewTransition(?![\w$]|\s*=[^=])/g, '!1'],
  // the tag of what wraps one
  [/(?<![\w$.])30 === [\w$]+\.tag\b/g, '!1'],
  [/(?<=case 30:\s+)isViewTransitionEligible(?= &&)/g, '!1'],
  [/^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function [\s\S]*?\n\};$/gm, ''],
]

const client = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const ofReact = /\/node_modules\/(?:react|react-dom|scheduler)\//
/** Written by us or, as it is published, by others. */
const used = /\b(?:hydrateRoot|ViewTransition|addTransitionType)\b|<Fragment\b[^>]*\sref=|\bFragment,\s*\{[^{}]*\bref:/

export const unusedReact: Plugin = {
  name: 'unused-react',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!ofReact.test(id) && /\.m?[jt]sx?$/.test(id) && used.test(code)) throw new Error(`${id} uses what frontend/unused-react.vite.ts leaves out of React.`)
    if (!client.test(id)) return undefined
    return answers.reduce((source, [question, answer]) => {
      if (source.search(question) < 0) throw new Error(`React no longer asks ${question.source}; see frontend/unused-react.vite.ts.`)
      return source.replace(question, answer)
    }, code)
  },
}

import type { Plugin, Rolldown } from 'vite'

/** The modules that show a report: its route, and the body that the route imports dynamically. */
const shown = [/routes\/shared-report\.\$token\.tsx/, /blocks\/report\/report-body\.tsx$/]

/**
 * The page of shared reports: that of the app without our name and mark, which a white label leaves out and no script can be waited for to remove.
 * It is opened over slow connections, so it names the files that show a report before the first script could ask for them.
 */
export const sharedPage: Plugin = {
  name: 'shared-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const html = String(page.source)
    const early = filesOf(bundle)
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
    const source = html
      .replace(/<title>.*<\/title>/, '<title>Shared report</title>')
      .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:," />')
      .replace(/<meta name="description"[^>]*>/, '<meta name="robots" content="noindex, nofollow" />')
      .replace('</head>', `  ${early.join('\n    ')}\n  </head>`)
    this.emitFile({ type: 'asset', fileName: 'shared.html', source })
  },
}

/** Scripts and style sheets that `shown` needs at once. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const other of chunk.imports) add(other)
  }
  for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => shown.some((one) => one.test(id)))) add(chunk.fileName)
  return [...found]
}

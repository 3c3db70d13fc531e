import type { Plugin } from 'vite'

/** The page of shared reports: that of the app without our name and mark, which a white label leaves out and no script can be waited for to remove. */
export const sharedPage: Plugin = {
  name: 'shared-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return
    const source = String(page.source)
      .replace(/<title>.*<\/title>/, '<title>Shared report</title>')
      .replace(/<link rel="icon"[^>]*>/, '<link rel="icon" href="data:," />')
      .replace(/<meta name="description"[^>]*>/, '<meta name="robots" content="noindex, nofollow" />')
    this.emitFile({ type: 'asset', fileName: 'shared.html', source })
  },
}

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { paperMedia } from './paper-media.vite.ts'
import { worldDotsPlugin } from './src/blocks/map/dots.vite.ts'
import { networkColorsPlugin } from './src/ui/network-colors.vite.ts'

/** Chromium reads woff2; the woff twins that font packages name would only make the bundle larger. */
function woff2Only(): Plugin {
  return {
    name: 'almanac-woff2-only',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (name.endsWith('.woff')) delete bundle[name]
        else if (file.type === 'asset' && name.endsWith('.css'))
          file.source = String(file.source).replaceAll(/,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g, '')
      }
    },
  }
}

/** Nobody opens a panel on paper, and samples of blocks are for the gallery: the page is parsed anew for every PDF. */
const paperOnly: Plugin = {
  name: 'almanac-paper-only',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/blocks\//.test(id) ? code.replace(/import\('\.\/(?:panel|sample)\.tsx?'\)/g, "Promise.reject(new Error('not on paper'))") : undefined,
}

/** The renderer opens the folder, so the page is its index. */
function asIndex(): Plugin {
  return {
    name: 'almanac-print-index',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['print.html']
      if (page) page.fileName = 'index.html'
    },
  }
}

/** The print page: its own bundle with every font, in a sheet for each script, opened by the renderer without a network. Addresses are relative. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [paperOnly, woff2Only(), react(), worldDotsPlugin(), networkColorsPlugin(), paperMedia, asIndex()],
  build: {
    outDir: '../dist/print',
    emptyOutDir: true,
    target: 'chrome130',
    assetsInlineLimit: 0,
    modulePreload: false,
    // one file of code, also of what is imported when it is needed
    rolldownOptions: { input: `${import.meta.dirname}/print.html`, output: { codeSplitting: false } },
  },
})

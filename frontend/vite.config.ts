import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { printPage } from '../shared/print-ready.ts'
import { chunks, isScreen } from './chunks.vite.ts'
import { compressedFiles } from './compressed.vite.ts'
import { separateSentences } from './sentences.vite.ts'
import { sharedPage } from './shared-page.vite.ts'
import { shortClass } from './short-class.vite.ts'
import { worldDotsPlugin } from './src/blocks/map/dots.vite.ts'
import { networkColorsPlugin } from './src/ui/network-colors.vite.ts'
import { builtValues } from './values.vite.ts'
import { weights } from './weights.vite.ts'

/** The page's policy allows no inline styles, so the sheet sonner would inject is linked instead (src/ui/toaster.tsx). */
const linkedToastStyles: Plugin = {
  name: 'linked-toast-styles',
  transform: (code, id) => (id.endsWith('/sonner/dist/index.mjs') ? code.replace(/^__insertCSS\(.*\);$/m, '') : undefined),
}

/** Schemas are values of pure calls; said so, those that no screen uses fall away, and the library with them. */
const pureSchemas: Plugin = {
  name: 'pure-schemas',
  enforce: 'pre',
  transform: (code, id) =>
    /\/shared\/.*\.ts$/.test(id)
      ? code.replace(/\bv\.(\w+)\(/g, '/*#__PURE__*/ v.$1(').replace(/(?<=[=:(,[] ?)(endpoint|text|requiredId)\(/g, '/*#__PURE__*/ $1(')
      : undefined,
}

/** How a kind of block stands on paper and in the gallery is for those alone: the app is built without it. */
const screenOnly: Plugin = {
  name: 'screen-only',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/blocks\/\w+\/index\.ts$/.test(id)
      ? code.replace(/import\('\.\/(?:print|sample)\.tsx?'\)/g, "Promise.reject(new Error('not on screens'))")
      : undefined,
}

/** Each part of an icon has a random key, which nothing packs; parts of one icon are told apart as well by their places. */
const shortIconKeys: Plugin = {
  name: 'short-icon-keys',
  apply: 'build',
  transform: (code, id) => {
    if (!/\/lucide-react\/dist\/esm\/icons\//.test(id)) return undefined
    let place = 0
    return code.replace(/\bkey: "\w+"/g, () => `key: "${place++}"`)
  },
}

/** In development the print page is made like every other; a build puts the built one there (scripts/local/build-frontend.ts). */
const framedPrintPage: Plugin = {
  name: 'framed-print-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const { folder, file } = printPage
      if (request.url?.startsWith(folder)) request.url = request.url === folder + file ? '/print.html' : request.url.slice(folder.length - 1)
      next()
    })
  },
}

/** A part of the app that is fetched later is fetched once, waits for a connection, and is fetched again when that fails. */
const retriedImports: Plugin = {
  name: 'retried-imports',
  enforce: 'post',
  transform: (code, id) => {
    if (!/\/frontend\/src\/.*\.tsx?(\?|$)/.test(id) || id.includes('/lib/retried.ts')) return undefined
    const parts: string[] = []
    const wrapped = code.replace(/\bimport\(\s*["'`][^)]+\)/g, (load) => `part${parts.push(load) - 1}__()`)
    if (parts.length === 0) return undefined
    const loads = parts.map((load, at) => `const part${at}__ = /* @__PURE__ */ fetchedOnce__(() => ${load})\n`)
    return `import { fetchedOnce as fetchedOnce__ } from '/src/lib/retried.ts'\n${loads.join('')}${wrapped}`
  },
}

/** The build's own helper does the same for browsers that know no modules, in three times the bytes. */
const smallPartFiles: Plugin = {
  name: 'small-part-files',
  apply: 'build',
  enforce: 'post',
  transform: (_code, id) => (id.endsWith('vite/preload-helper.js') ? "export { withFiles as __vitePreload } from '/src/lib/part-files.ts'" : undefined),
}

/** The web app. The print page has its own configuration, because it is one file that Chromium opens without a network. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    linkedToastStyles,
    pureSchemas,
    separateSentences,
    builtValues,
    screenOnly,
    shortIconKeys,
    framedPrintPage,
    retriedImports,
    smallPartFiles,
    worldDotsPlugin(),
    networkColorsPlugin(),
    sharedPage,
    compressedFiles,
    weights,
  ],
  resolve: {
    // React has by itself what these bring to older ones
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  css: { modules: { generateScopedName: shortClass } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // all that a screen needs at once; a dialog's parts are fetched with it when its opener is pointed at, so the shell need not list them
      resolveDependencies: (file, needed) => (isScreen.test(file) ? needed : needed.filter((one) => one.endsWith('.css'))),
    },
    rolldownOptions: {
      // a schema reads `.entries` of another
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: { groups: chunks },
        // the shell has the name of every file, and nothing packs a hash: five characters tell a thousand million apart; a sheet has no other name
        entryFileNames: 'assets/[name]-[hash:7].js',
        // enough of a name to know it by in a stack of calls
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 8)}-[hash:7].js`,
        assetFileNames: ({ names: [name] }) => (name?.endsWith('.css') ? 'assets/[hash:5][extname]' : 'assets/[name]-[hash:5][extname]'),
      },
    },
  },
})

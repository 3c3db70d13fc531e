import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { printPage } from '../shared/print-ready.ts'
import { chunks, isScreen } from './chunks.vite.ts'
import { compressedFiles } from './compressed.vite.ts'
import { sharedPage } from './shared-page.vite.ts'
import { shortClass } from './short-class.vite.ts'
import { worldDotsPlugin } from './src/blocks/map/dots.vite.ts'
import { networkColorsPlugin } from './src/ui/network-colors.vite.ts'
import { builtValues } from './values.vite.ts'
import { weights } from './weights.vite.ts'

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

/** The web app. The print page has its own configuration, because it is one file that Chromium opens without a network. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    builtValues,
    framedPrintPage,
    worldDotsPlugin(),
    networkColorsPlugin(),
    sharedPage,
    compressedFiles,
    weights,
  ],
  resolve: {
    alias: [
      // retries what the preload helper of Vite does not
      { find: '\0vite/preload-helper.js', replacement: `${import.meta.dirname}/src/lib/part-files.ts` },
      // React has by itself what these bring to older ones
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
      treeshake: {
        // a schema reads `.entries` of another
        propertyReadSideEffects: false,
        // sonner injects its stylesheet, which the page's policy forbids; src/ui/toaster.tsx links it
        manualPureFunctions: ['__insertCSS'],
      },
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
})

import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { worldDotsPlugin } from './src/blocks/map/dots.vite.ts'

/** The page's policy allows no inline styles, so the sheet sonner would inject is linked instead (src/ui/toaster.tsx). */
const linkedToastStyles: Plugin = {
  name: 'linked-toast-styles',
  transform: (code, id) => (id.endsWith('/sonner/dist/index.mjs') ? code.replace(/^__insertCSS\(.*\);$/m, '') : undefined),
}

/** The web app. The print page has its own configuration, because it is one file that Chromium opens without a network. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routesDirectory: './src/routes', generatedRouteTree: './src/routeTree.gen.ts' }),
    react(),
    linkedToastStyles,
    worldDotsPlugin(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // schemas that a screen does not use fall away with the library behind them
      treeshake: { manualPureFunctions: ['v.picklist', 'v.object', 'v.string', 'v.pipe', 'v.nullable', 'v.array', 'v.number', 'v.record', 'v.boolean'] },
    },
  },
})

import { defineConfig } from 'vite'
import { prerender } from './prerender.vite.ts'
import { shortClass } from './short-class.vite.ts'
import { networkColorsPlugin } from './src/ui/network-colors.vite.ts'

/** A font that comes late would move what is read by then: it waits for the next page. */
const stillFont = {
  postcssPlugin: 'still-font',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'optional'
    },
  },
}

/** The public pages: React runs once, here, and what a browser gets is HTML, one sheet and one small script (docs/decisions/0079-public-pages-are-files.md). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [networkColorsPlugin(), prerender],
  css: { modules: { generateScopedName: shortClass }, postcss: { plugins: [stillFont] } },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    ssr: './src/site/render.tsx',
    ssrEmitAssets: true,
    rolldownOptions: { output: { entryFileNames: 'render.js', assetFileNames: 'assets/[name]-[hash:7][extname]', codeSplitting: false } },
  },
})

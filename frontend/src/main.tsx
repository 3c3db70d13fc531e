import { createRouter, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { parseSearch, stringifySearch } from './lib/search.ts'
import { settleAddress, smallRewrite } from './lib/small-screens.ts'
import { routeTree } from './routeTree.gen.ts'
import './ui/base.css'
import './ui/on-paper.css'
import 'virtual:network-colors.css'

settleAddress()
const router = createRouter({ routeTree, parseSearch, stringifySearch, rewrite: smallRewrite, defaultPreload: 'intent', scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)

/** Every public page as HTML that needs no script to be read. Runs while the app is built (frontend/prerender.vite.ts). */
import { renderToStaticMarkup } from 'react-dom/server'
import { siteFile, sitePages, sitePaths, unknownOrigin } from '../../../shared/site-pages.ts'
import type { Configuration } from './configuration.ts'
import { type Built, documentOf } from './document.ts'
import { Page } from './page.tsx'
import { pageFacts } from './page-facts.ts'
import { SiteContext } from './site-context.ts'
import './site.css'
import 'virtual:network-colors.css'

/** By name below the folder of the web app. */
export type RenderSite = (site: Built & { readonly configuration: Configuration }) => ReadonlyMap<string, string>

export const renderSite: RenderSite = ({ configuration, ...built }) => {
  const year = new Date().getUTCFullYear()
  const files = new Map<string, string>()
  for (const page of sitePages) {
    const body = renderToStaticMarkup(
      <SiteContext value={{ configuration, path: page.path, year }}>
        <Page page={page} />
      </SiteContext>,
    )
    files.set(siteFile(page.path).slice(1), documentOf(pageFacts(page), body, built))
  }
  files.set('sitemap.xml', sitemap())
  files.set('robots.txt', robots())
  return files
}

const sitemap = () =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${sitePages.map(({ path }) => `  <url><loc>${unknownOrigin}${path}</loc></url>`).join('\n')}
</urlset>
`

/** The public pages and what they load; everything else is for those who are signed in or were sent a link. */
const robots = () =>
  `User-agent: *
Disallow: /
Allow: /$
${sitePaths
  .filter((path) => path !== '/')
  .map((path) => `Allow: ${path}`)
  .join('\n')}
Allow: /assets/
Allow: /favicon.svg
Allow: /theme.js
Allow: /sitemap.xml
Sitemap: ${unknownOrigin}/sitemap.xml
`

import { html, Markup } from '../../../shared/html.ts'
import { unknownOrigin } from '../../../shared/site-pages.ts'
import type { PageFacts } from './page-facts.ts'

/** Addresses of what the build made. */
export type Built = { readonly style: string; readonly font: string; readonly script: string }

/** Data for search engines; nothing in it can end the element that it stands in. */
const structured = (data: object) => new Markup(`<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)

/** The whole page: what search engines and previews read, and the body as React made it. */
export function documentOf({ path, title, description, data, picture }: PageFacts, body: string, { style, font, script }: Built): string {
  const address = unknownOrigin + path
  return `<!doctype html>\n${
    html`<html lang="en" data-theme="auto">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Almanac">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
${picture ? html`<meta property="og:image" content="${unknownOrigin}${picture}">\n<meta name="twitter:card" content="summary_large_image">` : html`<meta name="twitter:card" content="summary">`}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161b22" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style}">
<script src="/theme.js"></script>
<script type="module" src="${script}"></script>
${data.map(structured)}
</head>
<body>${new Markup(body)}</body>
</html>`.source
  }\n`
}

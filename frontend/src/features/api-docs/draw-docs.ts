import sheet from 'swagger-ui-dist/swagger-ui.css?url'
import script from 'swagger-ui-dist/swagger-ui-bundle.js?url'

declare global {
  interface Window {
    SwaggerUIBundle?: (options: Readonly<Record<string, unknown>>) => unknown
  }
}

/** Adds a file of ours to the page, once. */
function load(make: () => HTMLScriptElement | HTMLLinkElement): Promise<void> {
  return new Promise((done, fail) => {
    const element = make()
    element.addEventListener('load', () => done(), { once: true })
    element.addEventListener('error', () => {
      element.remove()
      fail(new Error('A part of the documentation could not be loaded.'))
    })
    document.head.append(element)
  })
}

let loaded: Promise<unknown> | null = null

/** Swagger UI comes as it is published: it is as large as all the rest of the app, and nobody else may wait for it. */
function loadRenderer(): Promise<unknown> {
  loaded ??= Promise.all([
    load(() => Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })),
    load(() => Object.assign(document.createElement('script'), { src: script })),
  ]).catch((error: unknown) => {
    loaded = null
    throw error
  })
  return loaded
}

/** The renderer has a dark look of its own, which begins at a class of the whole page. */
export function followTheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const root = document.documentElement
  const follow = () => root.classList.toggle('dark-mode', root.dataset.theme === 'dark' || (root.dataset.theme !== 'light' && dark.matches))
  follow()
  dark.addEventListener('change', follow)
  return () => {
    dark.removeEventListener('change', follow)
    root.classList.remove('dark-mode')
  }
}

type DocsRequest = { headers: Record<string, string>; credentials?: RequestCredentials }

/** A key that is tried here must not meet the session of whoever reads: the two together are refused. */
function withoutSession(request: DocsRequest): DocsRequest {
  if (request.headers.Authorization) request.credentials = 'omit'
  return request
}

/** Resolves when the operations stand on the page. */
export async function drawDocs(domNode: HTMLElement): Promise<void> {
  await loadRenderer()
  await new Promise<void>((onComplete) => {
    window.SwaggerUIBundle?.({
      url: '/api/openapi.json',
      domNode,
      docExpansion: 'none',
      defaultModelsExpandDepth: -1,
      // nothing of ours is told to anybody else
      validatorUrl: null,
      requestInterceptor: withoutSession,
      onComplete,
    })
  })
}

/** What a part of the app needs beside its own file, which the build lists; stands in for the build's own helper (vite.config.ts). */

const linked: Record<string, Promise<unknown> | undefined> = {}

/** Rejects with the address of a sheet that does not come. A script that does not come is missed by whoever imports it. */
function link(file: string): Promise<unknown> | undefined {
  const href = `/${file}`
  if (document.querySelector(`link[href="${href}"]`)) return undefined
  const made = document.createElement('link')
  const isSheet = href.endsWith('.css')
  made.rel = isSheet ? 'stylesheet' : 'modulepreload'
  made.crossOrigin = ''
  made.href = href
  document.head.append(made)
  if (!isSheet) return undefined
  return new Promise((resolve, reject) => {
    made.onload = resolve
    made.onerror = () => {
      // so that the next try links it anew
      made.remove()
      linked[file] = undefined
      reject(new Error(href))
    }
  })
}

/** Links the files that are not linked yet, and imports the part once its sheets are there. */
export async function withFiles<T>(importPart: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(
    files.map((file) => {
      linked[file] ??= link(file)
      return linked[file]
    }),
  )
  return importPart()
}

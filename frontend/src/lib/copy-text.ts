/** Puts a text on the clipboard; false when the browser refuses. Pages served without TLS have only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0'
    area.setAttribute('data-react-aria-top-layer', 'true')
    document.body.append(area)
    area.select()
    const copied = document.execCommand('copy')
    area.remove()
    return copied
  }
}

/** A browser that translates the open page. */
import type { Page } from 'puppeteer-core'

/** Puts every text into two elements, as the translation of Chrome does, and each one that comes later. A text that changes unseen is an error. */
export const keepTranslated = (page: Page) =>
  page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Node[] = []
      while (walker.nextNode()) found.push(walker.currentNode)
      for (const text of found) {
        if (!text.textContent?.trim() || text.parentElement?.closest('script, style, svg, textarea, [contenteditable], font')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        inner.append(text.textContent)
        text.parentNode?.replaceChild(outer, text)
      }
    }
    const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
    Object.defineProperty(Node.prototype, 'nodeValue', {
      ...value,
      set(this: Node, text: string) {
        if (this instanceof Text && !this.isConnected) console.error(`"${this.data}" stays on screen instead of "${text}".`)
        value?.set?.call(this, text)
      },
    })
    translate(document.body)
    new MutationObserver(() => translate(document.body)).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { type RichTag, richLink, richTags } from '../../../../shared/templates/rich-text.ts'
import styles from './rich-text.module.css'

const isRichTag = (tag: string): tag is RichTag => richTags.cover.some((one) => one === tag)
/** What stands in them is no text for people. */
const unread = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math', 'noscript', 'textarea', 'title', 'head'])

/**
 * The words of a template, put together from a list of what they may have: their HTML is read by a parser that runs and fetches nothing,
 * and none of it is handed to the page as markup.
 */
export function RichText({ html }: { html: string }) {
  const inside = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html])
  return (
    <div className={styles.rich} dir="auto">
      {inside}
    </div>
  )
}

const childrenOf = (node: Node): ReactNode => createElement(Fragment, null, ...[...node.childNodes].map(drawn))

function drawn(node: Node): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (unread.has(tag)) return null
  if (!isRichTag(tag)) return childrenOf(node)
  if (tag === 'br') return <br />
  if (tag !== 'a') return createElement(tag, null, childrenOf(node))
  const href = node.getAttribute('href') ?? ''
  return richLink.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {childrenOf(node)}
    </a>
  ) : (
    childrenOf(node)
  )
}

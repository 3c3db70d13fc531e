import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Bold, Heading1, Heading2, Italic, Link, List, ListOrdered, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { formatCount } from '../../../../shared/format-count.ts'
import { lettersOf } from '../../../../shared/letters.ts'
import { richLink } from '../../../../shared/templates/rich-text.ts'
import { cx } from '../../lib/cx.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import styles from './text-editor.module.css'

type TextEditorProps = {
  label: string
  html: string
  /** with headings */
  headings?: boolean
  /** letters */
  most: number
  hint?: string
  autoFocus?: boolean
  onChange: (html: string) => void
  onRemove?: () => void
}

/** Words with a little formatting: what functions/domains/templates/clean-html.ts leaves of a text. */
export default function TextEditor({ label, html, headings = false, most, hint, autoFocus = false, onChange, onRemove }: TextEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        ...{ blockquote: false, code: false, codeBlock: false, horizontalRule: false, strike: false, trailingNode: false },
        heading: headings ? { levels: [2, 3] } : false,
        link: { openOnClick: false, autolink: true, defaultProtocol: 'https', protocols: ['mailto'], isAllowedUri: (uri) => richLink.test(uri) },
      }),
    ],
    content: html,
    autofocus: autoFocus ? 'end' : false,
    // the page's policy allows no inline styles
    injectCSS: false,
    immediatelyRender: true,
    editorProps: { attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', class: styles.words ?? '' } },
    onUpdate: (change) => onChange(change.editor.isEmpty ? '' : change.editor.getHTML()),
  })
  // undone and redone outside of it
  useEffect(() => {
    if (html !== (editor.isEmpty ? '' : editor.getHTML())) editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])
  const letters = lettersOf(editor.state.doc.textContent)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out in its own way
    <div role="group" aria-label={label} className={styles.editor}>
      <Tools editor={editor} headings={headings} {...(onRemove ? { onRemove } : {})} />
      <EditorContent editor={editor} />
      <div className={styles.foot}>
        <span>{hint}</span>
        <span className={cx(letters > most && styles.over)} role={letters > most ? 'alert' : undefined}>
          {builderMessages.letters(formatCount(letters), formatCount(most))}
        </span>
      </div>
    </div>
  )
}

function Tools({ editor, headings, onRemove }: { editor: Editor; headings: boolean; onRemove?: () => void }) {
  const [linking, setLinking] = useState<string | null>(null)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      list: now.isActive('bulletList'),
      numbered: now.isActive('orderedList'),
      link: now.isActive('link'),
      large: now.isActive('heading', { level: 2 }),
      small: now.isActive('heading', { level: 3 }),
    }),
  })
  const chain = () => {
    // at once: the focus of a chain comes a frame later, and letters typed until then would go to the button
    editor.view.focus()
    return editor.chain().focus()
  }
  const link = (event: FormEvent) => {
    event.preventDefault()
    const typed = (linking ?? '').trim()
    const href = richLink.test(typed) || typed === '' ? typed : typed.includes('@') ? `mailto:${typed}` : `https://${typed}`
    if (href === '') chain().extendMarkRange('link').unsetLink().run()
    else if (editor.state.selection.empty && !on.link)
      chain()
        .insertContent({ type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain().extendMarkRange('link').setLink({ href }).run()
    setLinking(null)
  }
  const openLink = () => {
    const { href } = editor.getAttributes('link')
    setLinking(typeof href === 'string' ? href : '')
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label="Formatting">
      {headings && (
        <>
          <Tool label="Heading" on={on.large} act={() => chain().toggleHeading({ level: 2 }).run()} icon={Heading1} />
          <Tool label="Small heading" on={on.small} act={() => chain().toggleHeading({ level: 3 }).run()} icon={Heading2} />
        </>
      )}
      <Tool label="Bold" on={on.bold} act={() => chain().toggleBold().run()} icon={Bold} />
      <Tool label="Italic" on={on.italic} act={() => chain().toggleItalic().run()} icon={Italic} />
      <Tool label="List" on={on.list} act={() => chain().toggleBulletList().run()} icon={List} />
      <Tool label="Numbered list" on={on.numbered} act={() => chain().toggleOrderedList().run()} icon={ListOrdered} />
      <Tool label="Link" on={on.link} act={openLink} icon={Link} />
      {onRemove && (
        <Button look="danger" size="small" className={styles.remove} onClick={onRemove}>
          <Trash2 size={14} strokeWidth={1.75} aria-hidden />
          Remove text
        </Button>
      )}
      {linking !== null && (
        <form className={styles.link} onSubmit={link}>
          <input
            aria-label="Address of the link"
            placeholder="https://"
            // biome-ignore lint/a11y/noAutofocus: it was just asked for
            autoFocus
            value={linking}
            onChange={({ target }) => setLinking(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              setLinking(null)
            }}
          />
          <Button size="small" type="submit">
            {linking.trim() === '' && on.link ? 'Remove link' : 'Set link'}
          </Button>
        </form>
      )}
    </div>
  )
}

function Tool({ label, on, act, icon: Icon }: { label: string; on: boolean; act: () => void; icon: typeof Bold }) {
  return (
    <IconButton label={label} size="small" aria-pressed={on} className={cx(on && styles.on)} onClick={act}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  )
}

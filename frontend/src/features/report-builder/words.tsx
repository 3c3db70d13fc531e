import { lazy, Suspense } from 'react'
import { builderMessages } from '../../../../shared/builder-messages.ts'
import { templateLimits } from '../../../../shared/templates/content.ts'
import { type Place, tabText, textGiven } from './model.ts'
import type { Builder } from './use-builder.ts'

const TextEditor = lazy(() => import('./text-editor.tsx'))

type WordsProps = { builder: Builder; place: Place; title: string; html: string }

/** The text of a section, or of a network, written where it stands. */
export function Words({ builder, place, title, html }: WordsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed while one writes are the text's alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is done by this press
    <div onClick={(event) => event.stopPropagation()}>
      <Suspense>
        <TextEditor
          label={`Text of ${title}`}
          html={html}
          most={templateLimits.extraText}
          hint={place.key === tabText ? builderMessages.tabTextHint : builderMessages.textHint}
          autoFocus={html === ''}
          onChange={(text) => builder.change((built) => textGiven(built, place, text), `text ${place.code} ${place.key}`)}
          onRemove={() => builder.change((built) => textGiven(built, place, null))}
        />
      </Suspense>
    </div>
  )
}

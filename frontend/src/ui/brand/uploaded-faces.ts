/** Fonts that were uploaded, as style sheets know them. The policy of our pages lets no markup bring styles, so they are sheets of the document. */
import { useLayoutEffect } from 'react'
import { uploadedFamily } from '../../../../shared/branding/fonts.ts'

/** One file for whatever weight is asked for: nothing is made bolder than it was drawn. `src`: where it is; that of the account unless said. */
export const uploadedFace = (id: string, src = `/api/branding/fonts/${id}`) =>
  `@font-face{font-family:"${uploadedFamily(id)}";src:url("${src}") format("woff2");font-weight:1 1000;font-display:swap}`

/** Has these fonts of the account as long as what asks for them is drawn. */
export function useUploadedFaces(fonts: readonly { readonly id: string }[]): void {
  const rules = fonts.map(({ id }) => uploadedFace(id)).join('')
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [rules])
}

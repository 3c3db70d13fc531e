/** What we use of the detector: its own types say that a language may be anything. */
declare module 'eld/extrasmall' {
  export const eld: { readonly detect: (text: string) => { readonly language: string } }
}

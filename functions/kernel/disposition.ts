/** Content-Disposition of a download in any script. */
export function attachmentNamed(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${plain(name, /[^\w ,.()-]/g)}; filename*=UTF-8''${encoded}`
}

/** The same for a signed link. S3 of the local stack refuses signatures over `'()*`, so letters outside ASCII are lost too. */
export const linkedAttachment = (name: string): string => plain(name.normalize('NFKD').replace(/[\p{M}()]/gu, ''), /[^\w ,.-]/g)

const plain = (name: string, refused: RegExp) => `attachment; filename="${name.replace(refused, '_')}"`

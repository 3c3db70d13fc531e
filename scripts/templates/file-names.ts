/** Names of devices, which Windows opens whatever their ending. */
const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/

type Named = { readonly _id: string; readonly name: string }

/** A file for each template, by its id: of the letters and digits of its name, and of its id where another would have the same. */
export function fileNames(templates: readonly Named[]): Map<string, string> {
  const taken = new Set<string>()
  return new Map(
    templates.map(({ _id, name }) => {
      const plain =
        name
          .toLowerCase()
          .normalize('NFKD')
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '')
          .slice(0, 60) || _id.toLowerCase()
      const file = taken.has(plain) || devices.test(plain) ? `${plain}-${_id.toLowerCase()}` : plain
      taken.add(file)
      return [_id, `${file}.yaml`]
    }),
  )
}

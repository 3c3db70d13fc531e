/** What a profile is called where a name must stand: networks may give none. Its name, else its username, else its id. */
export function profileName({ name, username, id }: { readonly name: string; readonly username: string | null; readonly id: string }): string {
  return name.trim() || username?.trim() || id
}

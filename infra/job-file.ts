const jobFolders: Readonly<Record<string, string | undefined>> = {
  'run-import': 'import',
  'remove-for-good': 'leaving',
  'make-exports': 'leaving',
  'make-rounds': 'notifications',
  'send-notifications': 'notifications',
  'receive-mail-events': 'mail-events',
}

/** Returns the path of the handler of a job, from the root of the project. */
export function jobFile(name: string): string {
  return `functions/${jobFolders[name] ?? 'delivery'}/${name}.ts`
}

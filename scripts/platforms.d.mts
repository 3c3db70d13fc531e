export type Machine = { platform: string; arch: string; env: Readonly<Record<string, string | undefined>> }
export type Platform = {
  /** below node_modules */
  database: string
  runtime: string
  browsers: (machine: Machine) => string[]
  packagedBrowser: boolean
}
export const platforms: Readonly<Record<string, Platform>>
export function platformOf(machine: Pick<Machine, 'platform' | 'arch'>): Platform | undefined
export function packageOf(path: string): string
export function ownPackages(
  machine: Pick<Machine, 'platform' | 'arch'>,
  about: { optionalDependencies: Readonly<Record<string, string>> },
): { name: string; version: string }[]
export function askedByName(
  machine: Pick<Machine, 'platform' | 'arch'>,
  about: { optionalDependencies: Readonly<Record<string, string>> },
  lock: { packages: Readonly<Record<string, unknown>> },
  isThere: (wanted: { name: string; version: string }) => boolean,
): string[]
export function installedBrowser(machine: Machine, exists: (path: string) => boolean): string | null

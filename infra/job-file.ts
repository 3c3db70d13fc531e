/** Returns the path of the handler of a job, from the root of the project. */
export function jobFile(name: string): string {
  return `functions/edge/jobs/${name}.ts`
}

/** Runs a script of test/recomputed in Python: figures that two languages agree on are not a mistake made twice. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'

const missing =
  'Python 3.9 or newer is needed to recompute figures. Please install it (apt install python3 tzdata; on Windows python.org, then pip install tzdata), or name it in PYTHON.'
const python = process.env.PYTHON ?? (process.platform === 'win32' ? 'python' : 'python3')

/** What the script writes for what it is given, both JSON. @throws Error that says what to install where there is no Python */
export async function runPython(script: string, given: unknown): Promise<unknown> {
  const child = spawn(python, [join(import.meta.dirname, '../recomputed', script)])
  const output: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', () => reject(new Error(missing)))
    child.on('close', resolve)
    // a script that ended early is told by its code
    child.stdin.on('error', () => undefined)
    child.stdin.end(JSON.stringify(given))
  })
  if (code !== 0) throw new Error(`${script} failed: ${Buffer.concat(errors).toString('utf8') || missing}`)
  return JSON.parse(Buffer.concat(output).toString('utf8'))
}

/** `npm start` and `npm run dev`: the whole product on this machine, on one port. */

import { setBrowser } from './local/browser-choice.ts'
import { startDevelopment } from './local/development.ts'
import { startStack } from './local/stack.ts'
import { dataFolder } from './local/stack-file.ts'
import { password, users } from './seed/accounts.ts'

const development = process.argv.includes('--dev')
const port = Number(process.env.PORT ?? 3000)

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT must be a number from 1 to 65535, not "${process.env.PORT}".`)

let stopping = false
let stop = async (): Promise<unknown> => undefined
async function end(code: number): Promise<void> {
  // a second Ctrl-C does not wait
  if (stopping) process.exit(1)
  stopping = true
  await stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
// the parent was killed: nobody could stop this any more
process.on('disconnect', () => void end(0))

try {
  const options = { port, host: process.env.ALMANAC_HOST, dataFolder: dataFolder(), seed: true, web: true, say: (line: string) => console.log(line) }
  await setBrowser(options.say)
  const stack = await (development ? startDevelopment(options) : startStack(options))
  stop = stack.stop
  if (stopping) await stop()
  console.log(`
Almanac is ready at ${stack.origin}
${options.host && !process.env.ALMANAC_ORIGIN ? `\n  Links and emails lead to this address. For another one: ALMANAC_ORIGIN=http://NAME:${port} npm start\n` : ''}
  Sign in with the password ${password}:
${users.map(({ email, role, accountId }) => `    ${email.padEnd(28)}${role.toLowerCase()}${accountId === 'acct-demo' ? '' : ', in another account'}`).join('\n')}

  Mail it sends     ${stack.origin}/_local/mail
  Mail it can send  ${stack.origin}/_local/notifications
  What it schedules ${stack.origin}/_local/scheduler
  Data and logs     ${options.dataFolder}

Ctrl-C stops it.`)
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const isListening = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (code === 'ENOSPC') fail(`The disk of ${dataFolder()} is full. Free some space, then start again.`)
  if (code === 'EADDRINUSE') fail(`Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`)
  if (code === 'EACCES' && isListening) fail(`Port ${port} may not be used by this account. Choose another one: PORT=3000 npm start`)
  fail(error instanceof Error ? error.message : String(error))
}

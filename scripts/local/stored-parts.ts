/** The parts of the stack that store in its data folder: S3, mail, schedules and asynchronous invocations. */
import { join } from 'node:path'
import { type CallFunction, createLambdaApi, functionName } from './lambda/api.ts'
import { openInvocationQueue } from './lambda/queue.ts'
import { openMailbox } from './mailbox.ts'
import { createS3 } from './s3.ts'
import { createScheduler } from './scheduler/index.ts'
import { createSes } from './ses.ts'
import type { StackParts } from './web.ts'

/** Opens what is in the folder. Nothing is fired or invoked before `start`. `external`: S3 and SES are an emulator's of the user. */
export function openStoredParts(
  folder: string,
  external: boolean,
  call: CallFunction,
): Pick<StackParts, 's3' | 'ses' | 'mailbox' | 'invocations' | 'lambda' | 'scheduler'> {
  const invoke = async (name: string, payload: string) => {
    const { failed, text } = await call(name, payload)
    if (failed) throw new Error(text.slice(0, 1000))
  }
  const mailbox = openMailbox(join(folder, 'mail'))
  const invocations = openInvocationQueue(join(folder, 'invocations'), invoke)
  return {
    ...(external ? {} : { s3: createS3(join(folder, 's3')), ses: createSes(mailbox) }),
    mailbox,
    invocations,
    lambda: createLambdaApi(call, invocations),
    scheduler: createScheduler(join(folder, 'scheduler'), (arn, input) => invoke(functionName(arn), input)),
  }
}

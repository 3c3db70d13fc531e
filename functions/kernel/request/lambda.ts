/** Starts other Lambdas of ours. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'

let client: LambdaClient | undefined

/** Starts a function and does not wait for it; Lambda tries it three times. @throws when Lambda does not take the event */
export async function startFunction(arn: string, event: Record<string, unknown>): Promise<void> {
  client ??= new LambdaClient({})
  await client.send(new InvokeCommand({ FunctionName: arn, InvocationType: 'Event', Payload: Buffer.from(JSON.stringify(event)) }))
}

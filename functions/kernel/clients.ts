/** DynamoDB and the names of things. Address, region and credentials come from the AWS SDK's own environment variables. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { beforeWrite } from './before-write.ts'

/** Reads a variable the deployment must set; its absence is a fault of the deployment, so it throws. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is not set.`)
  return value
}

let bare: DynamoDBClient | undefined
let client: DynamoDBDocumentClient | undefined

/** The client without conversion of items, for whoever reads thousands of them and wants one field of each; made once per process. */
export function dynamo(): DynamoDBClient {
  if (bare) return bare
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? process.env.AWS_ENDPOINT_URL
  bare = new DynamoDBClient({
    // the client's own decoder looks at every character of what DynamoDB itself has written
    base64Decoder: (text) => Buffer.from(text, 'base64'),
    // left to itself the client looks for its address anew with every request
    ...(endpoint ? { endpoint } : {}),
  })
  // it copies every answer for a logger that nobody set, and items are nothing to log
  bare.middlewareStack.remove('loggerMiddleware')
  bare.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        await beforeWrite(commandName)
        return next(args)
      },
    { step: 'initialize', name: 'beforeWrite' },
  )
  return bare
}

/** The document client, made once per process. Undefined attributes are left out of items. */
export function documents(): DynamoDBDocumentClient {
  client ??= DynamoDBDocumentClient.from(dynamo(), { marshallOptions: { removeUndefinedValues: true } })
  return client
}

/** @throws when ALMANAC_TABLE is not set */
export function tableName(): string {
  return setting('ALMANAC_TABLE')
}

/** The public web address, without a slash at its end. */
export function origin(): string {
  return setting('ALMANAC_ORIGIN').replace(/\/+$/, '')
}

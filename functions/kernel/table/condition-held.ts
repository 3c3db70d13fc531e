import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'

/** Waits for one write with a ConditionExpression: false when that did not hold, and then nothing was written. */
export async function conditionHeld(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

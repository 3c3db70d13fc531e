/** Takes stacks down, and the files and logs of `web` with them: CloudFormation removes no bucket that holds something. */
import { CloudFormationClient, DeleteStackCommand, waitUntilStackDeleteComplete } from '@aws-sdk/client-cloudformation'
import { S3Client } from '@aws-sdk/client-s3'
import { deleteBucket, emptyBucket } from '../local/bucket.ts'
import { outputsOf } from './ask-aws.ts'
import { type StackName, Unclear } from './plan.ts'

/** Waits up to an hour: CloudFront alone takes a quarter of one. @throws Unclear when a stack stays */
export async function takeDown(env: string, names: readonly StackName[], say: (line: string) => void): Promise<void> {
  const cloudFormation = new CloudFormationClient({})
  const s3 = new S3Client({ forcePathStyle: true })
  for (const name of names) {
    const stack = `almanac-${env}-${name}`
    const outputs = await outputsOf(stack)
    if (!outputs) continue
    say(`Removing ${stack} ...`)
    if (outputs.FilesBucket) await emptyBucket(s3, outputs.FilesBucket)
    await cloudFormation.send(new DeleteStackCommand({ StackName: stack }))
    await waitUntilStackDeleteComplete({ client: cloudFormation, maxWaitTime: 3600, minDelay: 2, maxDelay: 15 }, { StackName: stack }).catch(() => {
      throw new Unclear(`CloudFormation could not remove ${stack}. Its events in the console say why; "npm run teardown" again goes on from there.`)
    })
    // logs come in until CloudFront is gone, so this bucket outlives the stack
    if (outputs.LogsBucket) await deleteBucket(outputs.LogsBucket)
  }
}

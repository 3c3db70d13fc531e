import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { table as shape } from '../functions/lib/table.ts'
import { bucketName, type Deployment, tableName } from './names.ts'

/** The table and the private bucket. Both outlive the stack: a report that was sent must stay explainable. */
export class DataStack extends Stack {
  constructor(scope: Construct, id: string, { deployment, ...props }: StackProps & { deployment: Deployment }) {
    super(scope, id, props)
    const table = new Table(this, 'table', {
      tableName: tableName(deployment.env),
      partitionKey: { name: shape.partitionKey, type: AttributeType.STRING },
      sortKey: { name: shape.sortKey, type: AttributeType.STRING },
      timeToLiveAttribute: shape.ttl,
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    for (const index of shape.indexes) {
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
        sortKey: { name: index.sortKey, type: AttributeType.STRING },
        projectionType: ProjectionType.ALL,
      })
    }
    const shared = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    }
    const accessLogs = new Bucket(this, 'access-logs', {
      ...shared,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    })
    const bucket = new Bucket(this, 'objects', {
      ...shared,
      bucketName: bucketName(deployment.env),
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'objects/',
      lifecycleRules: [
        { prefix: 'exports/', expiration: Duration.days(2) },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(2) },
      ],
    })
    new CfnOutput(this, 'TableName', { value: table.tableName })
    new CfnOutput(this, 'BucketName', { value: bucket.bucketName })
  }
}

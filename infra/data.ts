import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { table as shape, type TableIndex } from '../functions/kernel/table/table.ts'
import { mailEvents } from './constructs/mail-events.ts'
import { bucketName, channelsKeyName, type Deployment, secondFactorKeyName, tableName } from './names.ts'

/**
 * What stays when everything else is deployed anew: the table with the key of what is sealed in it, and the private bucket, which outlive even the stack, because a report that
 * was sent must stay explainable; what emails are sent by; and the address of the HTTP API. `web` stands in front of that address and `api` tells its functions where
 * `web` is, so neither of them can be where it is made (docs/decisions/0013-one-web-address.md).
 */
export class DataStack extends Stack {
  readonly apiId: string
  /** host name of the HTTP API */
  readonly apiHost: string

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
    const indexes: readonly TableIndex[] = shape.indexes
    for (const index of indexes) {
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: { name: index.partitionKey, type: AttributeType.STRING },
        sortKey: { name: index.sortKey, type: AttributeType.STRING },
        ...(index.attributes ? { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...index.attributes] } : { projectionType: ProjectionType.ALL }),
      })
    }
    // without it nobody's authenticator app fits any more, so it goes only by hand
    new Secret(this, 'second-factor-key', {
      secretName: secondFactorKeyName(deployment.env),
      generateSecretString: { excludePunctuation: true, passwordLength: 64 },
      removalPolicy: RemovalPolicy.RETAIN,
    })
    // without it addresses of Slack have to be entered again, and browsers allowed again
    new Secret(this, 'channels-key', {
      secretName: channelsKeyName(deployment.env),
      generateSecretString: { excludePunctuation: true, passwordLength: 64 },
      removalPolicy: RemovalPolicy.RETAIN,
    })
    mailEvents(this, deployment.env)
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
      // the signature of the address is the right to send; whose page sends it is not known here, where no address of the app is
      cors: [{ allowedMethods: [HttpMethods.PUT], allowedOrigins: ['*'], allowedHeaders: ['content-type'], maxAge: 3000 }],
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'objects/',
      lifecycleRules: [
        { prefix: 'exports/', expiration: Duration.days(2) },
        { prefix: 'imports/', expiration: Duration.days(2) },
        // a day longer than their links work
        { prefix: 'takeouts/', expiration: Duration.days(8) },
        { prefix: 'sent-pictures/', expiration: Duration.days(2) },
        { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(2) },
      ],
    })
    this.apiId = new CfnApi(this, 'api', { name: `almanac-${deployment.env}`, protocolType: 'HTTP' }).ref
    this.apiHost = Fn.join('', [this.apiId, '.execute-api.', this.region, '.', this.urlSuffix])
    new CfnOutput(this, 'TableName', { value: table.tableName })
    new CfnOutput(this, 'BucketName', { value: bucket.bucketName })
  }
}

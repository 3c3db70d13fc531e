import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { frontHeaders } from '../functions/kernel/request/front.ts'
import { linkPageKinds, linkPagePath, linkPaths, sharedPagePath } from '../shared/link-paths.ts'
import { screens, screensOfOne } from '../shared/screens.ts'
import { pageHeaders, sharedPageHeaders, withUploads } from '../shared/security-headers.ts'
import { sessionCookieName } from '../shared/session-cookie.ts'
import { sitePaths } from '../shared/site-pages.ts'
import { smallAddress } from '../shared/small-addresses.ts'
import { bucketHost, type Deployment, linkCertificate, linkHosts } from './names.ts'

const missingHeader = 'x-almanac-no-screen'
const escaped = (paths: readonly string[]) => paths.map((path) => path.replace(/[^\w]/g, '\\$&')).join('|')
const completed = [...new Set([...screensOfOne, ...screensOfOne.map(smallAddress)])]
const sitePattern = `/^(?:${escaped(sitePaths)})$/`
const screenPattern = `/^(?:${escaped(screens)}|(?:${escaped(completed)})[^\\/]+)$/`

/** At a domain of shared links there is nothing else (shared/link-paths.ts). */
const notHere = (linkHosts: readonly string[]) =>
  linkHosts.length === 0
    ? ''
    : `  var host = request.headers.host ? request.headers.host.value.toLowerCase().replace(/\\.?(:\\d+)?$/, '') : ''
  if (${JSON.stringify(linkHosts)}.indexOf(host) >= 0 && !/${linkPaths}/.test(request.uri)) return { statusCode: 404, statusDescription: 'Not Found' }
`

/**
 * Public pages have a file each (siteFileOf of shared/site-pages.ts, in the language of the edge). Other paths without a file ending load
 * the app's one page; spaStatus answers 404 for those that are none of its screens. Browsers that read
 * Brotli get the twin of a file that the build packed, a tenth smaller than what CloudFront packs by itself; for others it makes gzip.
 */
export const spaRouting = (linkHosts: readonly string[] = []) => `function handler(event) {
  var request = event.request
${notHere(linkHosts)}  var accepted = request.headers['accept-encoding']
  if (!/\\.[a-z0-9]+$/i.test(request.uri)) {
    var path = request.uri.length > 1 ? request.uri.replace(/\\/$/, '') : request.uri
    if (${sitePattern}.test(path) && !(path === '/' && request.cookies && request.cookies['${sessionCookieName}'])) {
      request.uri = '/site' + (path === '/' ? '/index' : path) + '.html'
      return request
    }
    if (!${screenPattern}.test(path)) request.headers['${missingHeader}'] = { value: '1' }
    request.uri = /^\\/recipient\\/[^\\/]+$/.test(path) ? '/shared.html' : '/index.html'
  } else if (/^\\/assets\\/.*\\.(js|css)$/.test(request.uri) && accepted && /\\bbr\\b/.test(accepted.value)) request.uri += '.br'
  return request
}`

/** The page of the app is there for every address; its status says whether the screen is. */
export const spaStatus = `function handler(event) {
  var response = event.response
  if (event.request.headers['${missingHeader}'] && response.statusCode === 200) {
    response.statusCode = 404
    response.statusDescription = 'Not Found'
    response.headers['cache-control'] = { value: 'no-store' }
  }
  return response
}`

/** What the API is told of the caller: set here, whatever the caller says of itself. */
const apiRouting = (linkHosts: readonly string[], rewrite = '') => `function handler(event) {
  var request = event.request
${notHere(linkHosts)}${rewrite}  request.headers['${frontHeaders.address}'] = { value: event.viewer.ip }
  request.headers['${frontHeaders.host}'] = { value: request.headers.host.value }
  return request
}`

/** The address of a shared report is answered by `get-shared-page` (`sharedPageEndpoint`); mail programs add queries of their own to links. */
export const sharedPageRouting = (linkHosts: readonly string[] = []) =>
  apiRouting(
    linkHosts,
    `  var token = /${sharedPagePath}/.exec(request.uri)
  request.uri = '/api/shared-reports/' + (token ? token[1] : '-') + '/page'
  request.querystring = {}
`,
  )

/** The address of a link in an email is answered by `get-link-page` (`linkPageEndpoint`). */
export const linkPageRouting = (linkHosts: readonly string[] = []) =>
  apiRouting(
    linkHosts,
    `  var link = /${linkPagePath}/.exec(request.uri)
  request.uri = '/api/link-pages/' + (link ? link[1] : '-') + '/' + (link && /^[\\w-]{1,200}$/.test(link[2]) ? link[2] : '-')
  request.querystring = {}
`,
  )

/** The app on S3 behind CloudFront, and the API on the same address, so cookies stay first party. */
export class WebStack extends Stack {
  /** https address of the app */
  readonly address: string
  /** what the functions behind it need to know to believe its headers */
  readonly front: Record<string, string>

  constructor(scope: Construct, id: string, { deployment, apiHost, ...props }: StackProps & { deployment: Deployment; apiHost: string }) {
    super(scope, id, props)
    // the HTTP API can be called around CloudFront too, so its headers are believed only from who knows this
    const secret = new Secret(this, 'front', { generateSecretString: { excludePunctuation: true, passwordLength: 48 } }).secretValue.unsafeUnwrap()
    const shared = {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
    }
    const accessLogs = new Bucket(this, 'access-logs', {
      ...shared,
      // logs come in as long as CloudFront stands; `npm run teardown` removes it afterwards
      removalPolicy: RemovalPolicy.RETAIN,
      objectOwnership: ObjectOwnership.OBJECT_WRITER,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    })
    const files = new Bucket(this, 'files', { ...shared, serverAccessLogsBucket: accessLogs, serverAccessLogsPrefix: 'files/' })
    const page = this.pageBehavior(files, deployment)
    const ofReaders = page(sharedPageHeaders, 'shared-page')
    const ofApp = page(withUploads(pageHeaders, `https://${bucketHost(this, deployment.env)}`), 'page')
    const own = linkHosts(deployment)
    const toApi = {
      origin: new HttpOrigin(apiHost, { customHeaders: { [frontHeaders.secret]: secret } }),
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    }
    const atRequest = (name: string, code: string) => [{ eventType: FunctionEventType.VIEWER_REQUEST, function: this.edgeFunction(name, code) }]
    const linkPage = {
      ...toApi,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      functionAssociations: atRequest('link-page-routing', linkPageRouting(own)),
    }
    const distribution = new Distribution(this, 'distribution', {
      comment: `Almanac ${deployment.env}`,
      ...(own.length > 0 ? { domainNames: own, certificate: Certificate.fromCertificateArn(this, 'links', linkCertificate(deployment)) } : {}),
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      logBucket: accessLogs,
      logFilePrefix: 'cloudfront/',
      defaultBehavior: ofApp,
      additionalBehaviors: {
        '/shared-report/*': {
          ...toApi,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: ofReaders.responseHeadersPolicy,
          functionAssociations: atRequest('shared-page-routing', sharedPageRouting(own)),
        },
        ...Object.fromEntries(
          linkPageKinds.map((kind) => [
            `/${kind}/*`,
            { ...linkPage, responseHeadersPolicy: kind === 'recipient' ? ofReaders.responseHeadersPolicy : ofApp.responseHeadersPolicy },
          ]),
        ),
        '/api/*': {
          ...toApi,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          functionAssociations: atRequest('api-routing', apiRouting(own)),
        },
      },
    })
    this.address = `https://${distribution.distributionDomainName}`
    this.front = { ALMANAC_ADDRESS_HEADER: frontHeaders.address, ALMANAC_FRONT_SECRET: secret, ALMANAC_SHARED_PAGE: `${this.address}/shared.html` }
    new CfnOutput(this, 'WebAddress', { value: this.address })
    new CfnOutput(this, 'FilesBucket', { value: files.bucketName })
    new CfnOutput(this, 'LogsBucket', { value: accessLogs.bucketName })
    new CfnOutput(this, 'DistributionId', { value: distribution.distributionId })
  }

  private edgeFunction(name: string, code: string): EdgeFunction {
    return new EdgeFunction(this, name, { code: FunctionCode.fromInline(code), runtime: FunctionRuntime.JS_2_0 })
  }

  /** The app's one page and its files, with the headers of shared/security-headers.ts. */
  private pageBehavior(files: Bucket, deployment: Deployment): (headers: PageHeaders, name: string) => BehaviorOptions {
    const origin = S3BucketOrigin.withOriginAccessControl(files)
    const routing = this.edgeFunction('spa-routing', spaRouting(linkHosts(deployment)))
    const status = this.edgeFunction('spa-status', spaStatus)
    return (headers, name) => ({
      origin,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      responseHeadersPolicy: new ResponseHeadersPolicy(this, `${name}-headers`, {
        responseHeadersPolicyName: `almanac-${deployment.env}-${name}`,
        ...policyOf(headers),
      }),
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: routing },
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: status },
      ],
    })
  }
}

type PageHeaders = Readonly<Record<string, string>>

/** CloudFront sets some headers by name of their own; the rest are custom headers. */
function policyOf(headers: PageHeaders): ResponseHeadersPolicyProps {
  const { 'content-security-policy': contentSecurityPolicy = '', 'referrer-policy': referrer, ...others } = headers
  const own = new Set(['strict-transport-security', 'x-content-type-options', 'x-frame-options'])
  return {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: referrer === 'no-referrer' ? HeadersReferrerPolicy.NO_REFERRER : HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others)
        .filter(([header]) => !own.has(header))
        .map(([header, value]) => ({ header, value, override: true })),
    },
  }
}

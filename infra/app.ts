/** The whole of Almanac on AWS. Stacks in the order they deploy: data, mail, web, api, delivery, alarms. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { acknowledgeFindings } from './acknowledged.ts'
import { AlarmsStack } from './alarms.ts'
import { ApiStack } from './api.ts'
import { addBrowser, bundleFunctions } from './built-bundles.ts'
import { codeFolder } from './bundle.ts'
import { DataStack } from './data.ts'
import { DeliveryStack } from './delivery.ts'
import { printing } from './grants.ts'
import { MailStack } from './mail.ts'
import type { Deployment } from './names.ts'
import { WebStack } from './web.ts'

/** Reads what `npm run deploy -- --env NAME` passes as context. */
function deploymentOf(app: App): Deployment {
  const given = (name: string): string | undefined => app.node.tryGetContext(name)
  return {
    env: given('env') ?? 'dev',
    mailFrom: given('mailFrom'),
    contact: process.env.ALMANAC_CONTACT || undefined,
    origin: given('origin'),
    web: given('web') !== 'false',
    alarmEmail: given('alarmEmail'),
    sentiment: given('sentiment') === 'comprehend' ? 'comprehend' : 'embedded',
    summaryModel: given('summaryModel'),
    privateReports: given('privateReports'),
    linkDomains: given('linkDomains'),
    linkCertificate: given('linkCertificate'),
    signUp: given('signUp'),
    billing: stripeOf(given) ? 'stripe' : 'none',
    stripe: stripeOf(given),
    admins: given('admins'),
    provider: providerOf(given),
    breachedPasswords: given('breachedPasswords'),
    limitFactor: given('limitFactor'),
    trustedProxies: given('trustedProxies'),
  }
}

function stripeOf(given: (name: string) => string | undefined): Deployment['stripe'] {
  const [secretName, publicKey] = [given('stripeSecret'), given('stripePublicKey')]
  return secretName && publicKey ? { secretName, publicKey } : undefined
}

function providerOf(given: (name: string) => string | undefined): Deployment['provider'] {
  const [issuer, clientId, secretName] = [given('oidcIssuer'), given('oidcClient'), given('oidcSecret')]
  return issuer && clientId && secretName ? { issuer, clientId, secretName, label: given('oidcLabel') } : undefined
}

/** Builds the app; tests call it with their own App. Its context has `bundles`: folders in which the code of functions is looked for, in order. */
export function buildApp(app: App): App {
  const deployment = deploymentOf(app)
  const { env } = deployment
  const named = (part: string) => ({ stackName: `almanac-${env}-${part}`, deployment })
  const data = new DataStack(app, 'data', named('data'))
  const { apiId, apiHost } = data
  const mail = deployment.mailFrom ? new MailStack(app, 'mail', { ...named('mail'), mailFrom: deployment.mailFrom }) : undefined
  const web = deployment.web ? new WebStack(app, 'web', { ...named('web'), apiHost }) : undefined
  const origin = deployment.origin ?? web?.address ?? `https://${apiHost}`
  const api = new ApiStack(app, 'api', { ...named('api'), apiHost, place: { apiId, origin, front: web?.front ?? {} } })
  const delivery = new DeliveryStack(app, 'delivery', { ...named('delivery'), origin })
  const alarms = new AlarmsStack(app, 'alarms', { ...named('alarms'), delivery, apiId })
  for (const stack of [api, delivery]) stack.addStackDependency(data)
  if (mail) delivery.addStackDependency(mail)
  Tags.of(app).add('project', 'almanac')
  Tags.of(app).add('env', env)
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  acknowledgeFindings({ data, mail, api, delivery, web, alarms }, deployment)
  return app
}

if (import.meta.main) {
  const bundles = await bundleFunctions()
  const completed = mkdtempSync(join(tmpdir(), 'almanac-bundles-'))
  try {
    for (const name of printing) addBrowser(codeFolder(bundles, name), codeFolder(completed, name))
    buildApp(new App({ context: { bundles: [completed, bundles] } })).synth()
  } finally {
    rmSync(completed, { recursive: true, force: true })
  }
}

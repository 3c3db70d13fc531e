import { describe, expect, test } from '@jest/globals'
import { planDeploy, planTeardown, readOptions, stacks } from './plan.ts'

const none = () => Promise.resolve([])
const sender = 'Almanac <reports@example.com>'

describe('deploying', () => {
  test('everything is made in order, by one command', async () => {
    const plan = await planDeploy(readOptions(['--env', 'staging', '--mail-from', sender]), {}, none)
    expect(plan).toEqual({ chosen: [...stacks], context: { env: 'staging', mailFrom: sender, web: 'true' }, sender: 'reports@example.com' })
  })

  test('without a sender it asks for one, and later remembers it', async () => {
    await expect(planDeploy(readOptions([]), {}, none)).rejects.toThrow(/--mail-from 'Almanac <reports@example.com>'/)
    const later = await planDeploy(readOptions(['--only', 'delivery']), { delivery: { MailFrom: sender } }, none)
    expect(later.context.mailFrom).toBe(sender)
    expect((await planDeploy(readOptions(['--only', 'data,web']), {}, none)).sender).toBeNull()
  })

  test('what is no address is refused before anything is built', async () => {
    await expect(planDeploy(readOptions(['--mail-from', 'Almanac']), {}, none)).rejects.toThrow('"Almanac" is not an address')
  })

  test('an identity that SES had before is used as it is; one of ours stays ours', async () => {
    const known = () => Promise.resolve([{ name: 'example.com', isVerified: true }])
    const options = readOptions(['--mail-from', sender])
    expect((await planDeploy(options, {}, known)).chosen).not.toContain('mail')
    expect((await planDeploy(options, { mail: {} }, known)).chosen).toContain('mail')
  })

  test('the functions keep the address of web when they are deployed without it again', async () => {
    const options = readOptions(['--only', 'data,mail,api,delivery', '--mail-from', sender])
    expect((await planDeploy(options, {}, none)).context.web).toBe('false')
    expect((await planDeploy(options, { web: {} }, none)).context.web).toBe('true')
  })

  test.each([
    [['--env', 'my-env'], '--env takes'],
    [['--only', 'date'], 'no stack "date"'],
    [['--sentiment', 'none'], '--sentiment is'],
    [['--signup', 'yes'], '--signup is'],
    [['--admins', 'ana@example.com=owner'], '--admins takes'],
    [['--oidc-issuer', 'https://id.example.com'], 'belong together'],
    [['--oidc-issuer', 'id.example.com', '--oidc-client', 'almanac', '--oidc-secret', 'almanac-oidc'], '--oidc-issuer is an address'],
    [['--breached-passwords', 'http://range.example.com/'], '--breached-passwords is an address'],
    [['--limit-factor', 'many'], '--limit-factor is'],
    [['--trusted-proxies', 'all'], '--trusted-proxies is'],
    [['--origin', 'reports.example.com'], '--origin is'],
  ])('%s is explained', (args, sentence) => {
    expect(() => readOptions(args)).toThrow(sentence)
  })
})

describe('taking down', () => {
  test('everything goes, last made first, but for the data that a later deploy goes on with', () => {
    expect(planTeardown(readOptions(['--yes']))).toEqual(['alarms', 'delivery', 'api', 'web', 'mail'])
    expect(() => planTeardown(readOptions([]))).toThrow('--yes')
    expect(() => planTeardown(readOptions(['--only', 'data', '--yes']))).toThrow('not taken down')
  })

  test('web stays while functions name its address', () => {
    expect(() => planTeardown(readOptions(['--only', 'web', '--yes']))).toThrow('know the address of web')
    expect(planTeardown(readOptions(['--only', 'web,api,delivery', '--yes']))).toEqual(['delivery', 'api', 'web'])
  })
})

/** Pictures whose address somebody stored in order to act in the name of whoever looks at them, in a real browser on the whole stack. */
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer-core'
import * as v from 'valibot'
import { listProfiles } from '../../functions/accounts/store.ts'
import { documents, tableName } from '../../functions/lib/clients.ts'
import { tenantKey } from '../../functions/lib/table.ts'
import { writePosts } from '../../functions/posts/store.ts'
import { Me } from '../../shared/api/auth.ts'
import { click, eventually } from '../builders/act.ts'
import { chooseOption, type TestPage, waitForText, waitUntilLoaded } from '../builders/browser.ts'
import { startHouse } from '../builders/house.ts'
import { pageOf } from '../builders/sign-in.ts'

const house = startHouse()

/** The owner's own page. `asked`: the paths that it asked for, API or not. */
async function open(): Promise<TestPage & { readonly asked: string[] }> {
  const owner = await pageOf(house.browser, house.stack.origin, 'owner')
  const asked: string[] = []
  owner.page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http')) asked.push(`${request.resourceType()} ${url.origin === house.stack.origin ? url.pathname : url.href}`)
  })
  return { ...owner, asked }
}

/** Waits until the API answers this status to the page; a busy stack may answer 504 first. */
const isSignedIn = (page: Page, status: 200 | 401) =>
  eventually(
    () => page.evaluate(async () => (await fetch('/api/me')).status),
    (now) => expect(now).toBe(status),
  )
const accountOf = async (page: Page) => v.parse(v.object({ me: Me }), await page.evaluate(async () => (await fetch('/api/me')).json())).me.account.id

/** As an import, a network's answer or another person of the account could have written it. */
async function storeEverywhere(account: string, picture: string, publishedAt: string): Promise<void> {
  const values = { ':pk': tenantKey(account) }
  const { Items = [] } = await documents().send(
    new QueryCommand({ TableName: tableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: values }),
  )
  const holders = Items.filter((item) => 'picture_url' in item)
  expect(new Set(holders.map(({ sk }) => String(sk).split('#')[0]))).toEqual(new Set(['PROFILE', 'COMPETITOR', 'ADVOCACY']))
  for (const { pk, sk } of holders) {
    const UpdateExpression = 'SET picture_url = :picture'
    await documents().send(new UpdateCommand({ TableName: tableName(), Key: { pk, sk }, UpdateExpression, ExpressionAttributeValues: { ':picture': picture } }))
  }
  const media = [{ kind: 'image' as const, picture_url: picture, alt: 'A trap' }]
  const none = { url: null, labels: [], author: null, collaborators: [] }
  for (const { id, network } of await listProfiles(account)) {
    const measures = { impressions: 99_000_000, engagements: 9_000_000, reactions: 9_000_000, comments: 10, shares: 10 }
    await writePosts(account, id, [{ id: `trap-${id}`, profileId: id, network, publishedAt, type: 'image', text: 'A trap', media, measures, ...none }])
  }
}

test('a stored picture address that leads to signing out is not even asked for', async () => {
  const { page, asked } = await open()
  const account = await accountOf(page)
  // the last day of a report without dates
  const read = page.waitForRequest((request) => request.url().includes('/api/reports/') && request.url().includes('dateTo='))
  await page.goto(`${house.stack.origin}/reports/run/posts`)
  const lastDay = new URL((await read).url()).searchParams.get('dateTo')
  for (const picture of ['/api/logout', `${house.stack.origin}/api/logout`, '/media/../api/logout']) {
    await storeEverywhere(account, picture, `${lastDay}T06:00:00.000Z`)
    asked.length = 0
    await page.goto(`${house.stack.origin}/reports/run/competitor`)
    await chooseOption(page, '#first-step button', 'Northbound Coffee')
    await page.waitForFunction(() => document.querySelectorAll('ul[aria-label=Competitors] li').length > 0)
    await page.goto(`${house.stack.origin}/reports/run/posts`)
    await page.waitForSelector('[data-tile]')
    await waitUntilLoaded(page)
    await waitForText(page, 'A trap')
    // what waits to be scrolled to is scrolled to
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(asked.filter((one) => one.startsWith('image') && !/^image \/(?:media|assets|favicon)/.test(one))).toEqual([])
    expect(asked.filter((one) => one.includes('logout'))).toEqual([])
    await isSignedIn(page, 200)
  }
})

test('even a page that asked for it as a picture, a frame or by script would sign nobody out; a click on a link does', async () => {
  const { page, asked } = await open()
  await page.goto(`${house.stack.origin}/reports`)
  asked.length = 0
  await page.evaluate(async () => {
    const picture = new Image()
    await new Promise((resolve) => {
      picture.onload = picture.onerror = resolve
      picture.src = '/api/logout'
    })
    const frame = document.createElement('iframe')
    frame.src = '/api/logout'
    document.body.append(frame)
    await fetch('/api/logout', { redirect: 'manual' })
    await fetch('/api/logout', { mode: 'no-cors', redirect: 'manual' })
  })
  expect(asked.filter((one) => one.endsWith('/api/logout')).length).toBeGreaterThanOrEqual(3)
  await isSignedIn(page, 200)
  await page.evaluate(() => {
    const link = document.createElement('a')
    Object.assign(link, { href: '/api/logout', id: 'out', textContent: 'Log out' })
    link.style.cssText = 'position:fixed;inset:0;z-index:9999;background:white'
    document.body.append(link)
  })
  await click(page, '#out')
  await page.waitForFunction(() => location.pathname === '/login')
  await isSignedIn(page, 401)
})

/** The payloads in every text and name that a person, a network or the public can give. */

import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Page } from 'puppeteer-core'
import { wholeReport } from '../../functions/domains/templates/check-content.ts'
import { putTemplate } from '../../functions/domains/templates/store/templates.ts'
import { documents, tableName } from '../../functions/kernel/clients.ts'
import { tenantKey } from '../../functions/kernel/table/table.ts'
import { summaryKey } from '../../shared/templates/shown.ts'
import { half, other, payloads } from './payloads.ts'
import { aTemplate } from './template.ts'

export const trapTemplate = 'trap'
/** Has them all in its cover, and a part of them in each of its texts, which `wordsOf` begins. */
export const wordyTemplate = 'wordy'
export const wordsOf = (place: number) => `Words number ${place}.`

type Cells = readonly (string | number)[]

/** A file with a null byte where one looks whether it is text is refused whole; those of ours come later. */
const room = ' '.repeat(20_000)
const csv = (header: string, row: (text: string, n: number) => Cells) =>
  [
    `${header},room`,
    ...payloads.slice(0, half).map((text, n) => [...row(text, n), n === 0 ? room : ''].map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')),
  ].join('\n')

async function importFile(page: Page, path: string, body: string): Promise<void> {
  const job = await page.evaluate(
    async (to, file) => {
      const answer = await (await fetch(`/api${to}`, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file })).json()
      let job = answer.import
      // one that takes longer than a few seconds goes on by itself
      while (['waiting', 'reading', 'writing'].includes(job?.state)) job = (await (await fetch(`/api/imports/${job.id}`)).json()).import
      return job ?? answer
    },
    path,
    body,
  )
  if (job.state !== 'done' || job.rows_written !== half) throw new Error(`${path} did not take every row: ${JSON.stringify(job)}`)
}

/** Signed in on the page. Through the imports where there is one; names of a network or of settings go straight into the table. */
export async function storeMarkup(page: Page, account: string, profile: string): Promise<void> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  const [at, joined] = [`${day(3)}T10:00:00Z`, day(300)]
  const link = (n: number) => `https://example.com/"onmouseover="trap(${n})`
  const [listener, advocacy] = ['/listen/listener-brand/import?filename=a.csv', '/advocacy/advocacy-northbound/import?filename=a.csv']
  const files: [string, string, (text: string, n: number) => Cells][] = [
    ['posts', 'id,published_at,text,url,labels,reactions', (text, n) => [`p${n}`, at, text, link(n), other(n), 5]],
    ['reviews', 'id,created_at,recommends,text,author,url', (text, n) => [`r${n}`, at, 'yes', text, other(n), link(n)]],
    ['tasks', 'id,title,created_at,assignee', (text, n) => [`t${n}`, other(n), at, text]],
    ['messages', 'id,direction,sent_at,kind,text,author,labels', (text, n) => [`m${n}`, 'inbound', at, 'comment', text, other(n), other(n)]],
    ['ads', 'date,ad,campaign,account,spend,impressions,currency', (text, n) => [day(3), text, other(n), 'Ads', 5, 100, 'GBP']],
    [listener, 'id,found_at,source,text,author,url,engagements,followers', (text, n) => [`x${n}`, at, 'news', text, other(n), link(n), 9e6, 9e6]],
    [advocacy, 'id,name,joined_at', (text, n) => [`a${n}`, text, joined]],
    [
      advocacy,
      'id,advocate_id,network,shared_at,post_id,post_text,post_url,clicks',
      (_, n) => [`s${n}`, `a${n}`, 'linkedin', at, `q${n}`, other(n), link(n), 9000],
    ],
  ]
  for (const [to, header, row] of files) {
    const path = to.startsWith('/') ? to : `/profiles/${profile}/import?format=generic-${to}&filename=a.csv`
    await importFile(page, path, csv(header, row))
  }
  const [name = '', cover = ''] = payloads
  await putTemplate(account, aTemplate({ _id: trapTemplate, name, flavor: 'posts', cover }))
  await putTemplate(account, await wordy())
  const values = { ':pk': tenantKey(account) }
  const { Items = [] } = await documents().send(
    new QueryCommand({ TableName: tableName(), KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: values }),
  )
  const named = Items.filter((item) => typeof item.name === 'string')
  for (const [n, { pk, sk }] of named.entries()) {
    const change = { UpdateExpression: 'SET #name = :name', ExpressionAttributeNames: { '#name': 'name' } }
    const ExpressionAttributeValues = { ':name': payloads[(n * 7) % payloads.length] }
    await documents().send(new UpdateCommand({ TableName: tableName(), Key: { pk, sk }, ...change, ExpressionAttributeValues }))
  }
}

async function wordy() {
  const { crossChannel } = (await wholeReport('posts')).reports
  const text = (place: number) => `<p>${wordsOf(place)}</p>${payloads.filter((_, n) => n % crossChannel.report.length === place).join('<br>')}`
  const sections = crossChannel.report.map(({ key }, place) => ({ key, title: null, extraText: text(place) }))
  const words = `<h2>${wordsOf(0)}</h2>${payloads.join('<br>')}`
  const shown = [{ key: summaryKey, title: null }, ...sections]
  return aTemplate({
    _id: wordyTemplate,
    flavor: 'posts',
    cover: words,
    reports: [{ code: crossChannel.code, sections: shown, summary: [], extraText: words }],
  })
}

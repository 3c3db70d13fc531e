/** A bucket with versions, as the deployed one is: small, over HTTP, and as strict as S3 about what is listed and removed. */
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { removeFiles, removeFilesOf } from './files.ts'

type Stored = { readonly key: string; readonly version: string; readonly isMark: boolean }
let stored: Stored[] = []
/** Versions that cannot be removed right now. */
let held = new Set<string>()
/** Fewer than S3's 1,000 a page, so that little has many pages. */
const page = 4

const text = async (request: IncomingMessage) => Buffer.concat(await request.toArray()).toString('utf8')

/** One page of versions and marks, by key, as ListObjectVersions gives it. */
function listed(query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? ''
  const [after, delimiter] = [query.get('key-marker') ?? '', query.get('delimiter')]
  const all = stored.filter(({ key }) => key.startsWith(prefix)).sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
  const items = delimiter
    ? [...new Set(all.map(({ key }) => key.slice(0, key.indexOf('/') + 1)))].map((folder) => ({
        at: folder,
        xml: `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`,
      }))
    : all.map(({ key, version, isMark }) => {
        const tag = isMark ? 'DeleteMarker' : 'Version'
        return { at: key, xml: `<${tag}><Key>${key}</Key><VersionId>${version}</VersionId></${tag}>` }
      })
  const left = items.filter(({ at }) => at > after)
  const shown = left.slice(0, page)
  const isTruncated = left.length > shown.length
  const more = isTruncated ? `<NextKeyMarker>${shown.at(-1)?.at}</NextKeyMarker>` : ''
  return `<ListVersionsResult><IsTruncated>${isTruncated}</IsTruncated>${more}${shown.map(({ xml }) => xml).join('')}</ListVersionsResult>`
}

/** Removes versions that are named with their id; a key alone only gets a mark, and nothing of it goes. */
function removed(body: string): string {
  const errors: string[] = []
  for (const [, object = ''] of body.matchAll(/<Object>(.*?)<\/Object>/g)) {
    const key = /<Key>(.*?)<\/Key>/.exec(object)?.[1] ?? ''
    const version = /<VersionId>(.*?)<\/VersionId>/.exec(object)?.[1]
    if (version === undefined) stored.push({ key, version: `mark-${stored.length}`, isMark: true })
    else if (held.has(version)) errors.push(`<Error><Key>${key}</Key><Code>InternalError</Code></Error>`)
    else stored = stored.filter((one) => one.key !== key || one.version !== version)
  }
  return `<DeleteResult>${errors.join('')}</DeleteResult>`
}

const server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams
  void text(request).then((body) => {
    const isKnown = query.has('versions') || query.has('delete')
    response
      .writeHead(isKnown ? 200 : 405, { 'content-type': 'application/xml' })
      .end(query.has('versions') ? listed(query) : query.has('delete') ? removed(body) : '')
  })
})

const before = { ...process.env }
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    ALMANAC_BUCKET: 'versioned',
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
  })
})
afterAll(() => {
  process.env = before
  server.close()
})

const of = (account: string) => stored.filter(({ key }) => key.includes(`/${account}/`))
beforeEach(() => {
  held = new Set()
  const folders = ['exports', 'imports', 'pictures', 'reports', 'snapshots', 'a-new-folder']
  stored = folders.flatMap((folder) =>
    ['acct-1', 'acct-10'].flatMap((account) => [
      // written twice, then removed by whoever used it: two versions and a mark
      { key: `${folder}/${account}/twice`, version: `${folder}-${account}-1`, isMark: false },
      { key: `${folder}/${account}/twice`, version: `${folder}-${account}-2`, isMark: false },
      { key: `${folder}/${account}/twice`, version: `${folder}-${account}-3`, isMark: true },
      { key: `${folder}/${account}/once`, version: `${folder}-${account}-4`, isMark: false },
    ]),
  )
})

/** Adds up what it is told. */
function counting() {
  const told: number[] = []
  return { count: async (files: number) => void told.push(files), counted: () => told.reduce((sum, one) => sum + one, 0) }
}

test('every version of an account’s files goes, and the marks of removed ones, page after page; another account’s stay', async () => {
  const others = of('acct-10')
  const { count, counted } = counting()
  await removeFilesOf('acct-1', count)
  expect(counted()).toBe(24)
  expect(of('acct-1')).toEqual([])
  expect(of('acct-10')).toEqual(others)
  await removeFilesOf('acct-1', count)
  expect(counted()).toBe(24)
})

test('a version that could not be removed is an error, and goes the next time', async () => {
  held = new Set(['reports-acct-1-2'])
  await expect(removeFiles('reports/acct-1/')).rejects.toThrow('1 files were not deleted: InternalError')
  expect(
    of('acct-1')
      .filter(({ key }) => key.startsWith('reports/'))
      .map(({ version }) => version),
  ).toEqual(['reports-acct-1-2'])
  held = new Set()
  const { count, counted } = counting()
  await removeFiles('reports/acct-1/', count)
  expect(counted()).toBe(1)
})

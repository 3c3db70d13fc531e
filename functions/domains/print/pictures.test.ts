import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { emptyReport } from '../../../test/builders/report.ts'
import { allowedPicture, gatherPictures } from './pictures.ts'

const port = 3173
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
let server: Server
let asked: string[]

beforeAll(async () => {
  process.env.ALMANAC_ORIGIN = `http://127.0.0.1:${port}`
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/media/moved.svg') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    if (request.url === '/media/page.svg') return response.writeHead(200, { 'content-type': 'text/html' }).end('<script>1</script>')
    if (request.url === '/media/huge.svg') return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(Buffer.alloc(1_000_001))
    return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
})
afterAll(async () => {
  delete process.env.ALMANAC_ORIGIN
  await new Promise((resolve) => server.close(resolve))
})

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://scontent.fbcdn.net/a.jpg',
  'https://fbcdn.net.evil.test/a.jpg',
  'https://evilfbcdn.net/a.jpg',
  'https://user:pass@scontent.fbcdn.net/a.jpg',
  'https://scontent.fbcdn.net:8443/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '/api/me',
  '/media/../api/me',
  '//evil.test/media/a.png',
  'javascript:alert(1)',
])('%s is not fetched', (url) => {
  expect(allowedPicture(url)).toBeNull()
})

test('pictures of the networks and our own are fetched; a redirect, a page or a huge file leaves its place empty', async () => {
  asked = []
  expect(allowedPicture('https://scontent-lhr8-1.xx.fbcdn.net/v/a.jpg?oh=1')).toEqual({ url: 'https://scontent-lhr8-1.xx.fbcdn.net/v/a.jpg?oh=1', ours: false })
  const profile = (picture_url: string | null) => ({ value: 'p', name: 'P', username: null, picture_url, _code: 'facebook' as const, _display: 'Facebook' })
  const urls = ['/media/a.svg', '/media/moved.svg', '/media/page.svg', '/media/huge.svg', 'http://169.254.169.254/', '/media/a.svg', null]
  const report = emptyReport()
  const given = { ...report, reports: { ...report.reports, tabs: [{ code: 'facebook' as const, display: 'Facebook', networks: urls.map(profile) }] } }
  const { report: printed, files } = await gatherPictures(given)
  expect(printed.reports.tabs[0]?.networks.map((one) => one.picture_url)).toEqual(['/pictures/1', null, null, null, null, '/pictures/1', null])
  expect([...files].map(([path, file]) => [path, file.contentType, Buffer.from(file.bytes).toString()])).toEqual([['/pictures/1', 'image/svg+xml', svg]])
  expect(asked.sort()).toEqual(['/media/a.svg', '/media/huge.svg', '/media/moved.svg', '/media/page.svg'])
  // the sealed report keeps its own addresses
  expect(given.reports.tabs[0]?.networks[0]?.picture_url).toBe('/media/a.svg')
})

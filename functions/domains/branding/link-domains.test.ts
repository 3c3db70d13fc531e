import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountOfHost } from './link-domains.ts'

const before = process.env.ALMANAC_LINK_DOMAINS
beforeAll(() => {
  process.env.ALMANAC_LINK_DOMAINS = 'Reports.Leith.example=account-leith, go.pike.example=account-pike, nobody.example='
})
afterAll(() => {
  if (before === undefined) delete process.env.ALMANAC_LINK_DOMAINS
  else process.env.ALMANAC_LINK_DOMAINS = before
})

test.each([
  ['reports.leith.example', 'account-leith'],
  ['REPORTS.leith.EXAMPLE', 'account-leith'],
  ['reports.leith.example:8443', 'account-leith'],
  ['reports.leith.example.', 'account-leith'],
  ['reports.leith.example.:8443', 'account-leith'],
  ['go.pike.example', 'account-pike'],
  ['reports.leith.example..', null],
  ['x.reports.leith.example', null],
  ['nobody.example', null],
  ['', null],
])('the host %s is of %s', (host, account) => {
  expect(accountOfHost(host)).toBe(account)
})

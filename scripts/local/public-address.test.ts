import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from '@jest/globals'
import { networkAddress, publicAddress } from './public-address.ts'

const ipv4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
})
const ipv6: NetworkInterfaceInfo = { ...ipv4('fe80::1'), family: 'IPv6', netmask: 'ffff::', scopeid: 1 }
const lan = { lo: [ipv4('127.0.0.1', true)], docker0: [ipv4('172.17.0.1')], eth0: [ipv6, ipv4('169.254.3.4'), ipv4('192.168.1.20')] }

test.each([
  [undefined, undefined, 'http://localhost:3000'],
  ['127.0.0.1', undefined, 'http://localhost:3000'],
  ['localhost', undefined, 'http://localhost:3000'],
  ['::1', undefined, 'http://localhost:3000'],
  ['0.0.0.0', undefined, 'http://192.168.1.20:3000'],
  ['::', undefined, 'http://192.168.1.20:3000'],
  ['10.0.0.7', undefined, 'http://10.0.0.7:3000'],
  ['fd00::7', undefined, 'http://[fd00::7]:3000'],
  ['reports.leith.example', undefined, 'http://reports.leith.example:3000'],
  ['0.0.0.0', 'https://reports.leith.example', 'https://reports.leith.example'],
])('listening on %s with the origin %s, links lead to %s', (host, origin, expected) => {
  expect(publicAddress({ host, port: 3000, origin }, lan)).toBe(expected)
})

test('without a network, links lead to localhost', () => {
  expect(publicAddress({ host: '0.0.0.0', port: 80 }, { lo: [ipv4('127.0.0.1', true)] })).toBe('http://localhost:80')
  expect(networkAddress({ docker0: [ipv4('172.17.0.1')] })).toBe('172.17.0.1')
})

/** The address in links and emails when ALMANAC_ORIGIN does not say it: one that everybody who reaches the stack can open. */
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>

const everyInterface = new Set(['0.0.0.0', '::', '[::]'])
const loopback = /^(?:localhost|127\..+|\[?::1\]?)$/
/** Interfaces of containers, virtual machines and tunnels, which other machines of the network cannot reach. */
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg|zt|tailscale)/i

/** The IPv4 address of this machine in its network, or null without one. */
export function networkAddress(interfaces: Interfaces = networkInterfaces()): string | null {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses.flatMap(({ address, family, internal }) =>
      family === 'IPv4' && !internal && !address.startsWith('169.254.') ? [{ address, isVirtual: virtual.test(name) }] : [],
    ),
  )
  return (found.find(({ isVirtual }) => !isVirtual) ?? found[0])?.address ?? null
}

/** `host`: the address that the stack listens on; undefined is loopback. */
export function publicAddress(
  { host, port, origin }: { host?: string | undefined; port: number; origin?: string | undefined },
  interfaces?: Interfaces,
): string {
  if (origin) return origin
  const name = host && everyInterface.has(host) ? networkAddress(interfaces) : host
  if (!name || loopback.test(name)) return `http://localhost:${port}`
  return `http://${name.includes(':') && !name.startsWith('[') ? `[${name}]` : name}:${port}`
}

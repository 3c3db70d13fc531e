import { BrowserLine } from './browser-permission.tsx'

const states = ['off', 'on', 'blocked', 'unsupported'] as const

export const scenes = {
  states: () => states.map((state) => <BrowserLine key={state} state={state} onChange={() => undefined} />),
}

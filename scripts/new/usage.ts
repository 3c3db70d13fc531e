/** What `npm run new` says of itself: each kind with its options, as their choices are declared. */

import { knownParents } from './endpoint/parents.ts'
import { verbs } from './endpoint.ts'
import { classNames, topicNames } from './metric.ts'

const kinds: Readonly<Record<string, { readonly call: string; readonly options: readonly (readonly [option: string, what: string])[] }>> = {
  report: {
    call: 'report NAME',
    options: [['--subject NAME', 'it is about one of these instead of profiles, a subject of its own']],
  },
  metric: {
    call: 'metric NAME',
    options: [
      ['--networks CODE,CODE', 'the networks that give it'],
      ['--of MEASURE', 'the stored measure that it is made of; one of its own name unless given'],
      ['--new-measure', 'that measure is not stored yet'],
      ['--class CLASS', `how days become a range: ${classNames.join(', ')}; FLOW unless given`],
      ['--over METRIC --under METRIC', 'it is the ratio of these: of the first to the second, which may also be days or baseline'],
      ['--topic TOPIC', `the file it stands in: ${topicNames.join(', ')}`],
    ],
  },
  network: { call: 'network CODE', options: [] },
  block: { call: 'block NAME', options: [] },
  endpoint: {
    call: 'endpoint VERB-NOUN',
    options: [
      ['', `the verbs: ${verbs.join(', ')}`],
      ['--path /PATH', `below /api; /a/{id}/x is of one of the /a, and checked with the rights of ${knownParents.join(', ')}`],
      ['--domain DOMAIN', 'its folder of functions and its file of shared/api; that of its path, or the noun in the plural, unless given'],
      ['--new-domain', 'that domain is not there yet'],
      ['--needs SECTION:LEVEL', 'who may call it: reports:view for a read and reports:manage for a write unless given; account is owners and managers'],
    ],
  },
  notification: { call: 'notification NAME', options: [] },
  screen: {
    call: 'screen NAME',
    options: [
      ['--path /PATH', 'its address, which may end with an id: /tags/{id}; of its name unless given'],
      ['--list /PATH', 'it lists the rows of this read; below /reports it stands behind a tab there'],
      ['--needs SECTION:LEVEL', 'who may open it; reports:view unless given'],
      ['--feature FOLDER', 'of frontend/src/features; of its name unless given'],
    ],
  },
}

export const kindNames = Object.keys(kinds)

const said = ({ call, options }: (typeof kinds)[string]) =>
  [
    `npm run new ${call}${options.some(([option]) => option) ? ' [-- OPTIONS]' : ''}`,
    ...options.map(([option, what]) => `    ${option.padEnd(30)} ${what}`),
  ].join('\n')

const names = 'NAME is in small letters with hyphens, such as story-performance. Options stand after --, or npm keeps them to itself.'

export const usage = `Usage:\n${Object.values(kinds).map(said).join('\n')}\n${names}`

/** Of one kind, or of all where there is none of that name. */
export function usageOf(kind: string): string {
  const one = kinds[kind]
  return one ? `Usage:\n${said(one)}\n${names}` : usage
}

/** Reports of the demo as their endpoints answer them. */
import * as v from 'valibot'
import { handlerOf } from '../../functions/edge/endpoints/index.ts'
import { startSession } from '../../functions/kernel/accounts/sessions.ts'
import { endpoints } from '../../shared/api/index.ts'
import { forReaders } from '../../shared/reports/for-readers.ts'
import { GenericReport, reportOfGeneric } from '../../shared/reports/generic-report.ts'
import { Report } from '../../shared/reports/report.ts'
import { callHandler } from './call.ts'
import { askedFor, type DemoRun } from './demo-runs.ts'

/** Who may run it. */
export function personOf({ who }: DemoRun): [account: string, user: string] {
  return who.startsWith('other') ? ['acct-other', 'user-other'] : ['acct-demo', 'user-owner']
}

/** A session of the person who may run it. The table of `startDemo` must be there. */
export const sessionOf = (demo: DemoRun): Promise<string> => startSession(...personOf(demo), new Date())

/** @throws Error with the answer where that is no report */
export async function demoReport(demo: DemoRun): Promise<Report> {
  const { path, query } = askedFor(demo)
  const contract = endpoints.find((one) => one.method === 'GET' && one.path === path)
  if (!contract) throw new Error(`No endpoint ${path}.`)
  const { json, status, text } = await callHandler(handlerOf(contract.name), 'GET', path, { session: await sessionOf(demo), query })
  if (status !== 200) throw new Error(text)
  return 'tab' in json ? reportOfGeneric(v.parse(GenericReport, json)) : v.parse(Report, json)
}

/** As every print and link has it. */
export async function readersReport(demo: DemoRun): Promise<Report> {
  return forReaders(await demoReport(demo))
}

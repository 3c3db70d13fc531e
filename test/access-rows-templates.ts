/** Report templates: one row an endpoint (see access-rows.ts). */
import type { Row } from './access-rows.ts'

const body = { name: 'Board pack', hideIndicators: false, reports: [{ code: 'cross_channel', sections: ['summary', 'audience'] }] }
const needs = 'template' as const

export const templateRows = {
  'list-report-templates': { calls: [() => ({})] },
  'get-report-template': { calls: [(_, { template }) => ({ params: { id: template } })], needs },
  'compare-report-template': { calls: [(_, { template }) => ({ params: { id: template }, query: { from: '1', to: '1' } })], needs },
  'create-report-template': { calls: [() => ({ body: { ...body, flavor: 'comprehensive' } })], status: 201 },
  'update-report-template': { calls: [(_, { template }) => ({ params: { id: template }, body: { ...body, version: 1 } })], needs },
  'restore-report-template': { calls: [(_, { template }) => ({ params: { id: template }, body: { restored: 1, version: 1 } })], needs },
  'delete-report-template': { calls: [(_, { template }) => ({ params: { id: template } })], needs },
  'recover-report-template': { calls: [(_, { template }) => ({ params: { id: template } })], needs: 'removedTemplate' },
  'get-template-draft': { calls: [() => ({ query: { of: 'new-comprehensive' } })] },
  'save-template-draft': { calls: [() => ({ body: { ...body, of: 'new-comprehensive', version: 0, saves: 0 } })] },
  'delete-template-draft': { calls: [() => ({ query: { of: 'new-comprehensive' } })] },
  'get-report-builder': { calls: [() => ({ query: { flavor: 'comprehensive', networks: 'facebook' } })] },
} as const satisfies Record<string, Row>

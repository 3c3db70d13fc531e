import * as v from 'valibot'
import { Company } from '../company.ts'
import { endpoint } from './endpoint.ts'

export const getCompany = endpoint({
  name: 'get-company',
  domain: 'subscription',
  method: 'GET',
  path: '/account/company',
  summary: 'Get the company name, address and VAT number for invoices',
  access: { session: true, account: 'manage' },
  response: v.object({ company: Company }),
})

export const updateCompany = endpoint({
  name: 'update-company',
  domain: 'subscription',
  method: 'PATCH',
  path: '/account/company',
  summary: 'Change the company name, address and VAT number for invoices',
  audit: { kind: 'account', to: 'change', did: 'changed', thing: 'company details' },
  changes: ['own'],
  access: { session: true, account: 'manage' },
  body: Company,
  response: v.object({ company: Company }),
})

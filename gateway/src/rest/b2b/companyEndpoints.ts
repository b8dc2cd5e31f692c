import { TIMEOUT } from '../endpointGroups.ts'

/** Companies, in a family of their own: an account can be open without them. */
const COMPANY = { family: 'companies', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
const READ = { ...COMPANY, method: 'GET', class: 'read', token: 'user' } as const
const WRITE = { ...COMPANY, method: 'POST', class: 'write', token: 'user' } as const

/** Calls about companies. A customer is registered before they have a token; a company within minutes after that. */
export const COMPANY_ENDPOINTS = {
  companyCustomer: { path: '/api/ext/customer_b2b', ...WRITE, class: 'idempotentWrite', token: 'none' },
  companyRegion: { path: '/api/ext/region_id', ...READ, token: 'none' },
  companySave: { path: '/api/ext/company_b2b/{userId}', ...WRITE, class: 'idempotentWrite' },
  companyRead: { path: '/api/ext/company_b2b/{userId}', ...READ },
  companyWholesale: { path: '/api/ext/whole_sale_account', ...WRITE, class: 'idempotentWrite' },
  companyUserInvite: { path: '/api/ext/company_users/{companyId}', ...WRITE, class: 'idempotentWrite' },
  companyUserChange: {
    path: '/api/ext/company_users/{companyId}/{userId}',
    ...WRITE,
    method: 'PUT',
    class: 'idempotentWrite',
  },
  companyInvitation: { path: '/api/ext/company_invitation', ...WRITE },
  companyOrders: { path: '/api/ext/company_orders/{companyId}', ...READ },
  companyBuyer: { path: '/api/ext/company_buyer', ...WRITE, method: 'PUT', class: 'idempotentWrite' },
} as const

import { TIMEOUT } from './endpointGroups.ts'

/** Credit accounts, in a family of their own: the shop sells, and shows offers of credit, without them. */
const ACCOUNT = { family: 'creditAccounts', visibility: 'private', envelope: 'enveloped', ...TIMEOUT } as const
/** Proof of an account. Neither cart nor customer is part of it. */
const PROOF = { ...ACCOUNT, method: 'POST', class: 'write', token: 'none' } as const
const LINK = { ...ACCOUNT, method: 'POST', class: 'idempotentWrite', token: 'user' } as const
/** Reads of an account, by the token of its proof or by that of the customer to whom it is linked. */
const READ = { ...ACCOUNT, method: 'GET', class: 'read', token: 'user' } as const

/** Payments of credits, in a family of their own: accounts can be read without them. */
const PAYMENT = { ...READ, family: 'creditPayments' } as const

/** Calls about a credit account. The token of a proof goes in a header: see `callAs`. */
export const CREDIT_ACCOUNT_ENDPOINTS = {
  /** Not a read: each look-up counts. */
  creditAccountFind: { path: '/api/ext/account', ...PROOF, method: 'GET' },
  creditLogin: { path: '/api/ext/credit_login', ...PROOF },
  creditLogout: { path: '/api/ext/credit_logout', ...PROOF, class: 'idempotentWrite' },
  /** Account of a proof. A read, which prolongs the proof. */
  creditSession: { path: '/api/ext/validate_session', ...PROOF, class: 'read' },
  creditCodeSend: { path: '/api/ext/resend_client_nip', ...PROOF },
  creditCodeConfirm: { path: '/api/ext/validate_client_nip', ...PROOF },
  /** Links between an account and a customer: the tokens of both are needed. */
  creditLink: { path: '/api/ext/account_validate', ...LINK },
  creditUnlink: { path: '/api/ext/unlink_user_account', ...LINK },
  /** Accounts that are linked to a customer. */
  creditLinked: { path: '/api/ext/merged_accounts', ...READ },
  creditList: { path: '/api/ext/customer_credits', ...READ },
  /** A credit with its payments. */
  creditInvoice: { path: '/api/ext/credit_invoice', ...READ },
  creditPayCard: { path: '/api/ext/send_customer_payments', ...PAYMENT, method: 'POST', class: 'write' },
  creditPayTransfer: { path: '/api/ext/payments_by_transfer', ...PAYMENT, method: 'POST', class: 'write' },
  creditPayment: { path: '/api/ext/credit_payments/{paymentId}', ...PAYMENT },
} as const

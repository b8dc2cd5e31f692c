import { CUSTOMER, CUSTOMER_WRITE } from './endpointGroups.ts'

const PATH = '/api/ext/email_change'

/** Calls about another e-mail address of an account. That the right to it is a password, or a link, the platform sees to. */
export const EMAIL_ENDPOINTS = {
  emailChangeRequest: { path: PATH, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeResend: { path: `${PATH}/resend`, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeCancel: { path: PATH, ...CUSTOMER, method: 'DELETE', class: 'idempotentWrite', token: 'user' },
  emailChangeConfirm: { path: `${PATH}/confirm`, ...CUSTOMER_WRITE, token: 'none' },
  emailChangeUndo: { path: `${PATH}/undo`, ...CUSTOMER_WRITE, token: 'none' },
} as const

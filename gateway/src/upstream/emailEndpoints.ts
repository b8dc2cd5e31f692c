import { CUSTOMER, CUSTOMER_WRITE } from './endpointGroups.ts'

const PATH = '/api/ext/email_change'

/**
 * Calls about an account's e-mail address: changing it, and orders placed with it. The platform verifies the password
 * or the link that authorises them.
 */
export const EMAIL_ENDPOINTS = {
  emailChangeRequest: { path: PATH, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeResend: { path: `${PATH}/resend`, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeCancel: { path: PATH, ...CUSTOMER, method: 'DELETE', class: 'idempotentWrite', token: 'user' },
  emailChangeConfirm: { path: `${PATH}/confirm`, ...CUSTOMER_WRITE, token: 'none' },
  emailChangeUndo: { path: `${PATH}/undo`, ...CUSTOMER_WRITE, token: 'none' },
  guestOrdersRequest: { path: '/api/ext/guest_orders', ...CUSTOMER_WRITE, token: 'user' },
  guestOrdersClaim: { path: '/api/ext/guest_orders/claim', ...CUSTOMER_WRITE, token: 'user' },
} as const

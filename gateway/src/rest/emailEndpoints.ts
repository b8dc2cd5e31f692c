import { CUSTOMER, CUSTOMER_WRITE } from './endpointGroups.ts'

const PATH = '/api/ext/email_change'

/**
 * Calls about an e-mail address: changing that of an account, and orders placed with one. The platform verifies the
 * password, the link or the order number that authorises them.
 */
export const EMAIL_ENDPOINTS = {
  emailChangeRequest: { path: PATH, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeResend: { path: `${PATH}/resend`, ...CUSTOMER_WRITE, token: 'user' },
  emailChangeCancel: { path: PATH, ...CUSTOMER, method: 'DELETE', class: 'idempotentWrite', token: 'user' },
  emailChangeConfirm: { path: `${PATH}/confirm`, ...CUSTOMER_WRITE, token: 'none' },
  emailChangeUndo: { path: `${PATH}/undo`, ...CUSTOMER_WRITE, token: 'none' },
  guestOrdersRequest: { path: '/api/ext/guest_orders', ...CUSTOMER_WRITE, token: 'user' },
  guestOrdersClaim: { path: '/api/ext/guest_orders/claim', ...CUSTOMER_WRITE, token: 'user' },
  /** Order by its number and e-mail address, which a body holds and no address. */
  orderTrack: {
    path: '/api/ext/guest_order',
    ...CUSTOMER,
    method: 'POST',
    class: 'read',
    token: 'none',
  },
} as const

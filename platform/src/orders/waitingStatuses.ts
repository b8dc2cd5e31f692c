/** States of an order whose money has not come: `pending_payment` for one that a card pays on its page. */
export const WAITING_STATUSES = ['pending', 'pending_payment'] as const

/** Queue scope of the answers of an application for credit: sent one at a time, in their order. */
export const CREDIT_SCOPE = 'credit'

/** Message ids of the notes shown with payment methods before they are chosen; a self-explanatory method has none. */
const NOTES = {
  banktransfer: 'checkout.noteTransfer',
  card: 'checkout.noteCard',
  conveniencestore: 'checkout.noteStore',
  cashondelivery: 'checkout.noteCash',
  cardondelivery: 'checkout.noteCardOnDelivery',
  wallet: 'checkout.noteWallet',
  storecredit: 'checkout.noteCredit',
} as const

/** Message ids for methods that are paid in the branch at pickup. */
const IN_BRANCH = { cashondelivery: 'checkout.noteCashInBranch', cardondelivery: 'checkout.noteCardInBranch' } as const

type Note = (typeof NOTES)[keyof typeof NOTES] | (typeof IN_BRANCH)[keyof typeof IN_BRANCH]

export function paymentNote(code: string, isPickup = false): Note | null {
  return Object.entries(isPickup ? { ...NOTES, ...IN_BRANCH } : NOTES).find(([known]) => known === code)?.[1] ?? null
}

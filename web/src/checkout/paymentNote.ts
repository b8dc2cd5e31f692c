/** What to know of a way to pay before it is chosen, as the id of a sentence; none for one that explains itself. */
const NOTES = {
  banktransfer: 'checkout.noteTransfer',
  card: 'checkout.noteCard',
  conveniencestore: 'checkout.noteStore',
  cashondelivery: 'checkout.noteCash',
  cardondelivery: 'checkout.noteCardOnDelivery',
  wallet: 'checkout.noteWallet',
  storecredit: 'checkout.noteCredit',
} as const

export function paymentNote(code: string): (typeof NOTES)[keyof typeof NOTES] | null {
  return Object.entries(NOTES).find(([known]) => known === code)?.[1] ?? null
}

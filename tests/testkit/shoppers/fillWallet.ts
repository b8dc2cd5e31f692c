/** Money for a wallet, in the currency of a store. */
type Booking = Readonly<{ email: string; amount: number; note?: string; storeCode?: string }>

/** Books money into a customer's wallet, as the shop's own people do. */
export async function fillWallet(
  platform: string,
  { email, amount, note = 'Bienvenida', storeCode = 'hogar' }: Booking,
) {
  const response = await fetch(`${platform}/api/ext/wallet_booking?storeCode=${storeCode}`, {
    method: 'POST',
    headers: { 'x-moderation-key': 'moderator-of-hogar', 'content-type': 'application/json' },
    body: JSON.stringify({ email, amount, note }),
  })
  if (!response.ok) throw new Error(`no booking: ${await response.text()}`)
}

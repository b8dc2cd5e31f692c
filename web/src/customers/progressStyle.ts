/** Steps of an order by the name of their colour; `stopped` for one that goes no further. */
const STYLES: Readonly<Record<string, 'paymentPreview' | 'paymentConfirmed' | 'orderSent' | 'orderDelivered'>> = {
  PAYMENT_PREVIEW: 'paymentPreview',
  PAYMENT_CONFIRMED: 'paymentConfirmed',
  ORDER_SENT: 'orderSent',
  ORDER_DELIVERED: 'orderDelivered',
}

/** Name of the colour of a step; a step of a newer shop is shown as the first. */
export function progressStyle(progress: string | null | undefined) {
  if (!progress) return 'stopped'
  return STYLES[progress] ?? 'paymentPreview'
}

/** Style names by order step. */
const STYLES: Readonly<Record<string, 'paymentPreview' | 'paymentConfirmed' | 'orderSent' | 'orderDelivered'>> = {
  PAYMENT_PREVIEW: 'paymentPreview',
  PAYMENT_CONFIRMED: 'paymentConfirmed',
  ORDER_SENT: 'orderSent',
  ORDER_DELIVERED: 'orderDelivered',
}

/** Returns the style name of a step: `stopped` for none, the first step's for one that this version does not know. */
export function progressStyle(progress: string | null | undefined) {
  if (!progress) return 'stopped'
  return STYLES[progress] ?? 'paymentPreview'
}

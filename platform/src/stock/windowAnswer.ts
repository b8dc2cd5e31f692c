import type { DeliveryWindow } from './deliveryWindow.ts'

/** Returns a delivery window in the REST API's form. */
export function windowAnswer({ earliest, latest, madeToOrderDays }: DeliveryWindow) {
  return { earliest, latest, made_to_order_days: madeToOrderDays }
}

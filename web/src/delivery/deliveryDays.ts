/** Parts of an estimate's text: one day, or a range. `fromHasMonth` is false if the second day names the same month. */
export type DeliveryDays =
  | Readonly<{ kind: 'day'; day: string }>
  | Readonly<{ kind: 'between'; from: string; to: string; fromHasMonth: boolean }>

/**
 * Returns the days of an estimate to show. Days are ISO dates such as `2026-11-26`; swaps them if they are in the wrong
 * order.
 */
export function deliveryDays({ earliest, latest }: Readonly<{ earliest: string; latest: string }>): DeliveryDays {
  if (earliest === latest) return { kind: 'day', day: earliest }
  const [from, to] = earliest < latest ? [earliest, latest] : [latest, earliest]
  return { kind: 'between', from, to, fromHasMonth: from.slice(0, 7) !== to.slice(0, 7) }
}

/** What to say of an estimate: one day, or two that it lies between. `hasMonth` is false where the second day says it. */
export type DeliveryDays =
  | Readonly<{ kind: 'day'; day: string }>
  | Readonly<{ kind: 'between'; from: string; to: string; fromHasMonth: boolean }>

/** Days of an estimate as they are told. Days are `2026-11-26`; in the wrong order they are put right. */
export function deliveryDays({ earliest, latest }: Readonly<{ earliest: string; latest: string }>): DeliveryDays {
  if (earliest === latest) return { kind: 'day', day: earliest }
  const [from, to] = earliest < latest ? [earliest, latest] : [latest, earliest]
  return { kind: 'between', from, to, fromHasMonth: from.slice(0, 7) !== to.slice(0, 7) }
}

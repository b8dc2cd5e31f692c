const LINE_ID = /^\d{1,10}$/

type Line = Readonly<{ lineId: string; quantity: number }>

/** Returns lines in the platform's form; null if there are none, or if one has no valid id or no units. */
export function unitsOfLines<Wanted extends Line>(lines: readonly Wanted[]) {
  const areSound = lines.length > 0 && lines.every(({ lineId, quantity }) => LINE_ID.test(lineId) && quantity > 0)
  if (!areSound) return null
  return lines.map(({ lineId, quantity, ...answers }) => ({ item_id: Number(lineId), qty: quantity, ...answers }))
}

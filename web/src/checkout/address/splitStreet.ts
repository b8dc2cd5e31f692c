/** Words that belong to a following number: "Calle 60" is a street, not a house. */
const KINDS_OF_STREET =
  /(?:^|\s)(?:calle|c\.|avenida|av\.?|calzada|cerrada|circuito|andador|retorno|privada|priv\.|carretera|carr\.?)$|^(?:km|via|strada|lote|manzana|mz\.?)$/i

/** A house: 12, #12, No. 12, 7a, 12-B, 3/A, 12 B, 12 bis. */
const HOUSE = String.raw`(?:(?:#|n[o.º°]\.?|n[úu]m(?:ero|\.)?) ?)?\d{1,5}(?:[a-z]|(?:[-/][\da-z]{1,4})+| [a-z])?(?: ?(?:bis|ter))?`
/** A house that has no number. */
const UNNUMBERED = String.raw`s/n\.?|sn|s\.n\.?|snc|sin n[úu]mero`
/** A plot or a place by a road: Mz 4, Lt. 7, Km 4.5. */
const PLOT = String.raw`(?:m(?:z|za|anzana)|l(?:t|te|ote)|km|sm|smz)\.? ?(?:\d{1,4}(?:[.,+]\d{1,3})?[a-z]?|[a-z])`
/** A part of a house: int. 4, interior B, depto. 301, local 3-A. */
const PART = String.raw`(?:int(?:erior|erno)?|dep(?:to|artamento)|dpto|ap(?:to|t|artamento)|local|loc|piso|edif(?:icio)?|torre|casa|of(?:ic|icina)?|desp(?:acho)?|nivel|scala|wohnung|whg)\.? ?(?:#|no\. ?)?(?:\d{1,5}(?:[a-z]|-[\da-z]{1,4})?|[a-z]{1,2}(?:-?\d{1,4})?)`

const AFTER = `(?:[, ] ?(?:${PLOT}|${PART}))*$`
/** Numbers of a house come first: "Cerrada de la Torre 1" has no tower. */
const NUMBERS = [
  new RegExp(`^(?:${HOUSE}|${UNNUMBERED}|${PLOT})${AFTER}`, 'i'),
  new RegExp(`^(?:${PART})${AFTER}`, 'i'),
]
/** Abbreviations that no street's name ends with: the number belongs to them. */
const PART_BEFORE = /\s(?:int|depto|dpto|apto|apt|loc|edif|desp|whg)\.?$/i

/**
 * Splits the house number off a street: an address has one line for both, and browsers autofill them as one text. The
 * number is the longest end of the line that reads as one. Returns null if there is none, or if the number is part of
 * the street's name.
 */
export function splitStreet(text: string): Readonly<{ street: string; number: string }> | null {
  const line = text.trim()
  for (const isNumber of NUMBERS) {
    for (const { index, 0: gap } of line.matchAll(/[\s,]+/g)) {
      const street = line.slice(0, index)
      const number = line.slice(index + gap.length)
      if (street === '' || KINDS_OF_STREET.test(street) || PART_BEFORE.test(street)) continue
      if (isNumber.test(number)) return { street, number }
    }
  }
  return null
}

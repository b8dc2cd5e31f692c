/** Words that a number belongs to: "Calle 60" is a street, not a house. */
const KINDS_OF_STREET = /^(?:calle|c\.|avenida|av\.?|privada|carretera|carr\.?|km|via|strada|lote|manzana|mz\.?)$/i

/**
 * Takes the house number off a street that was filled in as one: browsers keep them together. Null when there is no
 * number at its end, or when the number is the street's name.
 */
export function splitStreet(text: string): Readonly<{ street: string; number: string }> | null {
  const [, street = '', number = ''] = /^(.+?)[\s,]+#?(\d{1,5} ?[A-Za-z]?)$/.exec(text.trim()) ?? []
  if (street === '' || KINDS_OF_STREET.test(street)) return null
  return { street, number }
}

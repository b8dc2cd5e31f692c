/** Words that belong to a following number: "Calle 60" is a street, not a house. */
const KINDS_OF_STREET = /^(?:calle|c\.|avenida|av\.?|privada|carretera|carr\.?|km|via|strada|lote|manzana|mz\.?)$/i

/**
 * Splits the house number off a street, since browsers autofill both as one text. Returns null if the text does not end
 * with a number or the number is part of the street's name.
 */
export function splitStreet(text: string): Readonly<{ street: string; number: string }> | null {
  const [, street = '', number = ''] = /^(.+?)[\s,]+#?(\d{1,5} ?[A-Za-z]?)$/.exec(text.trim()) ?? []
  if (street === '' || KINDS_OF_STREET.test(street)) return null
  return { street, number }
}

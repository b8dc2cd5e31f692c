/** Words for gift cards in the languages of the stores, without accents. */
const WORDS =
  /tarjetas? (?:de )?(?:regalo|obsequio)|gift ?cards?|(?:geschenk ?)?gutschein|geschenkkarte|cart[ae] regalo|buon[oi] regalo|vale(?:s)? de regalo|certificado de regalo/
const ACCENTS = /\p{M}/gu

/** Returns true for a search that means gift cards. */
export function isGiftCardTerm(term: string): boolean {
  return WORDS.test(
    term
      .normalize('NFD')
      .replace(ACCENTS, '')
      .toLowerCase()
      .replace(/[\s-]+/g, ' '),
  )
}

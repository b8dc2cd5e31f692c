import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Words for gift cards in the languages of the stores, without accents. */
const WORDS =
  /tarjetas? (?:de )?(?:regalo|obsequio)|gift ?cards?|(?:geschenk ?)?gutschein|geschenkkarte|cart[ae] regalo|buon[oi] regalo|vale(?:s)? de regalo|certificado de regalo/
const ACCENTS = /\p{M}/gu

/** Returns true for a search that means gift cards, in a store that sells them. */
export function isGiftCardTerm(term: string, store: Pick<StoreDefinition, 'code'>): boolean {
  return (
    !isCompanyStore(store) &&
    WORDS.test(
      term
        .normalize('NFD')
        .replace(ACCENTS, '')
        .toLowerCase()
        .replace(/[\s-]+/g, ' '),
    )
  )
}

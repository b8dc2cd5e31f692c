/** Filler words of a sentence. They count as words of a search only if there are no others. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'quiero quisiera busco buscar necesito comprar compra venta tienen tienes hay algo barato barata baratos baratas economico economica precio precios mejor mejores bonito bonita',
    'ich suche brauche mochte kaufen kauf gunstig gunstige gunstiger gunstiges billig billige preis preise schone schoner',
    'cerco vorrei voglio comprare acquistare economico economica economici economiche prezzo prezzi migliore migliori qualcosa',
  ].flatMap((words) => words.split(' ')),
)

export function isFiller(word: string): boolean {
  return FILLERS.has(word)
}

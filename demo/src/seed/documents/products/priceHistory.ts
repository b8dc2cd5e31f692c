import type { RecordedPrice } from '@hogar/platform/catalogue/priceHistory/priceHistory.ts'
import { hashText } from '../../random.ts'
import { payable, shelfPrice, withoutTax } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import { offerWindow } from './promotionFields.ts'
import { setOfferWindow, setPrice } from './setPrice.ts'
import type { StoreView } from '../storeView.ts'

const MS_PER_DAY = 86_400_000
/** The history begins this long before an offer. */
const HISTORY_DAYS = 60
/** One product of so many had a smaller offer shortly before: between these days, by this percent. */
const EARLIER_OFFER_EVERY = 4
const EARLIER_OFFER = { fromDay: 25, toDay: 18, percent: 5 } as const

/** Prices without tax of everything on offer, from well before its offer began. */
export function priceHistory(view: StoreView): RecordedPrice[] {
  const products = view.products
    .filter(({ discount }) => discount > 0)
    .flatMap((product) => {
      const began = instantOf(offerWindow(product.sku, view).special_from_date)
      const hadOffer = hashText(`${product.sku} earlier offer`) % EARLIER_OFFER_EVERY === 0
      return product.variants.flatMap(({ sku, pesos }) => {
        const price = shelfPrice(pesos, product.discount, view)
        const earlier = shelfPrice(pesos, EARLIER_OFFER.percent, view)
        return price.special === null ? [] : pastPrices(sku, { price, earlier: hadOffer ? earlier : null, began }, view)
      })
    })
  const sets = view.sets.flatMap((set) => {
    const { shelf } = setPrice(set, view)
    const { special_from_date: from } = setOfferWindow(set, view)
    if (shelf.special === null || from === null) return []
    return pastPrices(set.sku, { price: shelf, earlier: null, began: instantOf(from) }, view)
  })
  return [...products, ...sets]
}

type Past = Readonly<{ price: ShelfPrice; earlier: ShelfPrice | null; began: number }>

function pastPrices(sku: string, { price, earlier, began }: Past, view: StoreView): RecordedPrice[] {
  const regular = withoutTax(price.regular, view)
  const at = (days: number, net: number) => ({ sku, since: began - days * MS_PER_DAY, net, regular })
  const usual = at(HISTORY_DAYS, regular)
  if (earlier === null || payable(earlier) >= price.regular || payable(earlier) <= payable(price)) return [usual]
  const { fromDay, toDay } = EARLIER_OFFER
  return [usual, at(fromDay, withoutTax(payable(earlier), view)), at(toDay, regular)]
}

function instantOf(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}Z`)
}

import Big from 'big.js'
import type { PlannedSet, SetPart, SetSelection } from '../../plan/plannedSet.ts'
import { payable, shelfPrice } from './priceFields.ts'
import type { ShelfPrice } from './priceFields.ts'
import { offerWindow } from './promotionFields.ts'
import type { StoreView } from '../storeView.ts'

/** The shelf price of one selection with its quantity. */
function selectionPrice({ product, variant, quantity }: SetSelection, view: StoreView): ShelfPrice {
  const price = shelfPrice(variant.pesos, product.discount, view)
  const times = (amount: number) => new Big(amount).times(quantity).toNumber()
  return { regular: times(price.regular), special: price.special === null ? null : times(price.special) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toNumber()
}

function extreme(part: SetPart, view: StoreView, choose: (...amounts: number[]) => number): number {
  return choose(...part.selections.map((selection) => payable(selectionPrice(selection, view))))
}

/** Prices of a set with tax: as it is proposed, and the least and most that one can pay for it. */
export function setPrice(set: PlannedSet, view: StoreView) {
  const proposed = set.parts.map((part) => selectionPrice(part.selections[0], view))
  const regular = sum(proposed.map((price) => price.regular))
  const final = sum(proposed.map(payable))
  const required = set.parts.filter((part) => part.isRequired)
  return {
    shelf: { regular, special: final < regular ? final : null },
    least: sum(required.map((part) => extreme(part, view, Math.min))),
    most: sum(set.parts.map((part) => extreme(part, view, Math.max))),
  }
}

/** A set is on offer while all its offered parts are. */
export function setOfferWindow(set: PlannedSet, view: StoreView) {
  const offered = set.parts.map((part) => part.selections[0].product).filter((product) => product.discount > 0)
  const windows = offered.map((product) => offerWindow(product.sku, view))
  return {
    special_from_date:
      windows
        .map((window) => window.special_from_date)
        .toSorted()
        .at(-1) ?? null,
    special_to_date:
      windows
        .map((window) => window.special_to_date)
        .toSorted()
        .at(0) ?? null,
  }
}

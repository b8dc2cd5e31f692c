import { customOptions } from '../../options/customOptions.ts'
import type { CustomOption } from '../../options/customOptions.ts'
import type { PlannedProduct } from '../../plan/plannedProduct.ts'
import { shelfPrice, withoutTax } from './priceFields.ts'
import type { StoreView } from '../storeView.ts'

function netSurcharge(pesos: number, view: StoreView): number {
  return pesos === 0 ? 0 : withoutTax(shelfPrice(pesos, 0, view).regular, view)
}

function optionValues(option: CustomOption, optionId: number, view: StoreView) {
  if (option.type === 'field') {
    return { price: netSurcharge(option.price, view), price_type: 'fixed', max_characters: option.maxCharacters }
  }
  const values = option.values.map(({ title, price, priceType }, index) => ({
    option_type_id: optionId * 10 + index + 1,
    title: title[view.language],
    sort_order: index + 1,
    price: priceType === 'fixed' ? netSurcharge(price, view) : price,
    price_type: priceType,
  }))
  return { max_characters: 0, values }
}

/** Returns the custom options of a simple product, with surcharges without tax. */
export function customOptionFields(product: PlannedProduct, view: StoreView) {
  const options = product.type === 'simple' ? (customOptions[product.family.code] ?? []) : []
  return options.map((option, index) => {
    const optionId = product.id * 10 + index + 1
    return {
      product_sku: product.sku,
      option_id: optionId,
      title: option.title[view.language],
      type: option.type,
      sort_order: index + 1,
      is_require: option.isRequired,
      ...optionValues(option, optionId, view),
    }
  })
}

import type { MeasuredItem } from '../../measure/measuredItem.ts'
import type { LineSnapshot } from '../lines/lineSnapshot.ts'
import type { LineToAdd } from './lineToAdd.ts'

/** Service that is added to the cart together with a product. */
export type ChosenService = Readonly<{ line: LineToAdd; snapshot: LineSnapshot; item: MeasuredItem }>

/**
 * Services chosen on the open product page, by the SKU of the product. Written by the code of the choice, which loads
 * late, and read at the press of the cart button.
 */
export const chosenServices = new Map<string, readonly ChosenService[]>()

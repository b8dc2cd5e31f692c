import type { VariablesOf } from '../../offline/registeredMutations.ts'
import type { LineSnapshot } from '../lines/lineSnapshot.ts'
import type { LineToAdd } from './lineToAdd.ts'

/**
 * Returns the variables that add a line at the price that the shopper saw: the platform reports a difference. Adds the
 * lines of chosen services with it.
 */
export function addToCartVariables(
  line: LineToAdd,
  { unitPrice }: LineSnapshot,
  services: readonly Readonly<{ line: LineToAdd }>[] = [],
): VariablesOf<'addToCart'> {
  return {
    input: { lines: [{ ...line, expectedUnitPrice: unitPrice.amount }, ...services.map((service) => service.line)] },
  }
}

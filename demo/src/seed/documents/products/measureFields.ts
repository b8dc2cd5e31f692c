import type { PlannedVariant } from '../../plan/plannedProduct.ts'

/** Width, height and depth in centimetres and weight in kilograms. */
export function measureFields({ measures: [width, height, depth, weight] }: Pick<PlannedVariant, 'measures'>) {
  return { weight, dimensions: { width, height, depth, weight } }
}

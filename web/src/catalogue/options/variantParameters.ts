/** Parameter with the SKU of the chosen variant. */
export const VARIANT_PARAMETER = 'childSku'
/** Parameter of older links. */
export const OLD_VARIANT_PARAMETER = 'variant'

/** Returns true for a parameter that chooses the variant of a product's page. */
export function isVariantParameter(name: string, value: string): boolean {
  return (name === VARIANT_PARAMETER || name === OLD_VARIANT_PARAMETER) && value !== ''
}

/** Name in the address of the chosen variant's SKU. */
export const VARIANT_PARAMETER = 'childSku'
/** The name that links of older versions have. */
export const OLD_VARIANT_PARAMETER = 'variant'

/** True for a parameter that chooses the variant a product's page is drawn with. */
export function isVariantParameter(name: string, value: string): boolean {
  return (name === VARIANT_PARAMETER || name === OLD_VARIANT_PARAMETER) && value !== ''
}

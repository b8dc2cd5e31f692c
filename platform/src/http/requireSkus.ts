import { PlatformError } from './PlatformError.ts'

/** SKUs between commas; a backslash makes the character after it part of the SKU. */
const LISTED = /(?:\\.|[^,\\])+/gsu

/**
 * The SKUs of a comma-separated parameter, each once. A comma inside of one is written `\,`, a backslash `\\`.
 * @throws PlatformError 400 when there is none, or more than `most`.
 */
export function requireSkus(parameter: string | undefined, most: number): readonly string[] {
  const skus = [...new Set(((parameter ?? '').match(LISTED) ?? []).map((sku) => sku.replace(/\\(.)/gsu, '$1')))]
  if (skus.length === 0) throw new PlatformError(400, 'skus parameter is required')
  if (skus.length > most) throw new PlatformError(400, `At most ${most} skus may be asked for at once`)
  return skus
}

import { PlatformError } from './PlatformError.ts'

/**
 * The skus of a comma-separated parameter, each once.
 * @throws PlatformError 400 when there is none, or more than `most`.
 */
export function requireSkus(parameter: string | undefined, most: number): readonly string[] {
  const skus = [...new Set((parameter ?? '').split(',').filter(Boolean))]
  if (skus.length === 0) throw new PlatformError(400, 'skus parameter is required')
  if (skus.length > most) throw new PlatformError(400, `At most ${most} skus may be asked for at once`)
  return skus
}

import { PlatformError } from '../http/PlatformError.ts'

/** Runs what adds products to an order; a refusal says that adding products is what failed. */
export async function whileAddingProducts<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const sku =
      typeof error.meta?.sku === 'string' && !error.message.includes(error.meta.sku) ? ` (${error.meta.sku})` : ''
    throw new PlatformError(400, `Error while adding products. ${error.message}${sku}`, error.meta)
  }
}

import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { ScanRouteQuery } from '../__generated__/ScanRouteQuery.graphql'
import { VARIANT_PARAMETER } from '../catalogue/options/variantParameters.ts'
import { useStorePath } from '../routing/useStorePath.ts'
import { CODE_MAX_CHARACTERS } from './limits.ts'
import { type ScanOutcome, ScanPage } from './ScanPage.tsx'

/** Route `/scan`: opens the product of a label, with the variant that the label names. */
export function ScanRoute() {
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const toPath = useStorePath()
  const open = async (code: string): Promise<ScanOutcome> => {
    if (code.length > CODE_MAX_CHARACTERS) return 'unknown'
    try {
      const answer = await fetchQuery<ScanRouteQuery>(
        environment,
        graphql`
          query ScanRouteQuery($code: String!) {
            scanned(code: $code) {
              product {
                urlPath
              }
              variant {
                sku
              }
            }
          }
        `,
        { code },
      ).toPromise()
      if (!answer?.scanned) return 'unknown'
      const { product, variant } = answer.scanned
      const chosen = variant ? `?${VARIANT_PARAMETER}=${encodeURIComponent(variant.sku)}` : ''
      await navigate(toPath(`/${product.urlPath}${chosen}`))
      return 'opened'
    } catch {
      return 'failed'
    }
  }
  return <ScanPage open={open} />
}

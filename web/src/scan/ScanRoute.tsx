import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { useNavigate } from 'react-router-dom'
import type { ScanRouteQuery } from '../__generated__/ScanRouteQuery.graphql'
import { useStorePath } from '../routing/useStorePath.ts'
import { CODE_MAX_CHARACTERS } from './limits.ts'
import { type ScanOutcome, ScanPage } from './ScanPage.tsx'

/** `/scan`: the product of a label. */
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
            scannedProduct(code: $code) {
              urlPath
            }
          }
        `,
        { code },
      ).toPromise()
      const product = answer?.scannedProduct
      if (!product) return 'unknown'
      await navigate(toPath(`/${product.urlPath}`))
      return 'opened'
    } catch {
      return 'failed'
    }
  }
  return <ScanPage open={open} />
}

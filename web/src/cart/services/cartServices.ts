import { graphql, readInlineData } from 'react-relay/hooks'
import type { cartServices_line$key } from '../../__generated__/cartServices_line.graphql'
import { lineKey } from '../lines/lineKey.ts'
import { type LineCover, coverServices } from './coverServices.ts'

const fragment = graphql`
  fragment cartServices_line on CartLine @inline {
    sku
    optionsChecksum
    name
    quantity
    product {
      services {
        sku
      }
      ... on VirtualProduct {
        service {
          kind
        }
      }
    }
  }
`

/** Returns the services that each line of a cart lacks or covers, by the key of the line. */
export function cartServices(lines: readonly cartServices_line$key[]): ReadonlyMap<string, LineCover> {
  return coverServices(
    lines.map((line) => {
      const { sku, optionsChecksum, name, quantity, product } = readInlineData(fragment, line)
      return {
        key: lineKey(sku, optionsChecksum),
        sku,
        name,
        quantity,
        offered: product?.services?.map((service) => service.sku) ?? [],
        isService: Boolean(product?.service?.kind),
      }
    }),
  )
}

import { graphql } from 'react-relay/hooks'

/**
 * Everything that any screen shows of a cart. Each mutation of the cart reads its answer through this one fragment, so
 * that the store holds the whole new cart and no screen has to ask again.
 */
export const wholeCart = graphql`
  fragment wholeCart_cart on Cart {
    # eslint-disable-next-line relay/unused-fields
    totalQuantity
    # eslint-disable-next-line relay/unused-fields
    lines {
      ...CartLineRow_line
    }
    ...CartPanelLines_cart
    ...CartSummary_cart
  }
`

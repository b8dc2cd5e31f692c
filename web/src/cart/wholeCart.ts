import { graphql } from 'react-relay/hooks'

/**
 * Fragment with everything any screen shows of a cart. Each cart mutation reads its payload through it, so that the
 * store holds the whole new cart and no screen has to refetch.
 */
export const wholeCart = graphql`
  fragment wholeCart_cart on Cart {
    # eslint-disable-next-line relay/unused-fields
    totalQuantity
    # eslint-disable-next-line relay/unused-fields
    lines {
      ...cartServices_line
      ...CartLineRow_line
    }
    ...CartPanelLines_cart
    ...CartSummary_cart
    ...GiftSection_cart
  }
`

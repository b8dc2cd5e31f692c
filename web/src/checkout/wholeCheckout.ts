import { graphql } from 'react-relay/hooks'

/** Fragment with everything the checkout shows of a cart; its mutations read it back together with the whole cart. */
export const wholeCheckout = graphql`
  fragment wholeCheckout_cart on Cart {
    ...wholeCart_cart
    ...CheckoutSteps_cart
    ...CheckoutSummary_cart
  }
`

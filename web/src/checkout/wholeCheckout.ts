import { graphql } from 'react-relay/hooks'

/** The cart with everything that the checkout shows of it: what its changes read back, beside the whole cart. */
export const wholeCheckout = graphql`
  fragment wholeCheckout_cart on Cart {
    ...wholeCart_cart
    ...CheckoutSteps_cart
    ...CheckoutSummary_cart
  }
`

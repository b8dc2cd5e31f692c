import { graphql } from 'react-relay/hooks'

export const addToCartMutation = graphql`
  mutation useAddToCartMutation($input: AddCartLinesInput!) {
    addCartLines(input: $input) {
      cart {
        ...wholeCart_cart
      }
      userErrors {
        code
        message
        sku
        availableQuantity
      }
      notices {
        code
        message
      }
    }
  }
`

/* oxlint-disable relay/unused-fields -- the queue reads the answer's JSON */
import { graphql } from 'react-relay/hooks'

/** Part of every mutation's answer that the queue reads: why it was refused, and what the shopper should know. */
export const mutationPayload = graphql`
  fragment mutationPayload_payload on MutationPayload {
    userErrors {
      code
      message
      field
      sku
      availableQuantity
    }
    notices {
      code
      message
      priceChange {
        before {
          amount
          currencyCode
        }
        now {
          amount
          currencyCode
        }
      }
    }
  }
`

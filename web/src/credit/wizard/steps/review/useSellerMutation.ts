import { graphql } from 'react-relay/hooks'
import type { useSellerMutation as SellerMutation } from '../../../../__generated__/useSellerMutation.graphql'
import { textsOf, useApplicationMutation, useRefusalOf } from '../../useApplicationMutation.ts'

type Named = Readonly<{ seller: string | null; refusal: string | null }>

/**
 * React hook that names the promoter or seller of the application by a code. A shopper cannot be asked which of the two
 * it is: a code that no promoter has is tried as a seller's.
 */
export function useSellerMutation(): (code: string) => Promise<Named> {
  const refusalOf = useRefusalOf()
  const send = useApplicationMutation<SellerMutation>(
    graphql`
      mutation useSellerMutation($input: SetCreditSellerInput!) {
        setCreditSeller(input: $input) {
          seller
          application {
            ...CreditWizard_application
          }
          userErrors {
            code
            message
            field
          }
        }
      }
    `,
    'setCreditSeller',
  )
  const name = async (input: SellerMutation['variables']['input']) => {
    const outcome = await send({ input })
    const isUnknown =
      outcome.kind === 'refused' && outcome.userErrors.some(({ code }) => code === 'PROMOTER_CODE_INVALID')
    const [text = null] = textsOf(refusalOf(outcome))
    const seller = outcome.kind === 'done' ? (outcome.data.setCreditSeller.seller ?? '') : null
    return { isUnknown, named: { seller, refusal: text } }
  }
  return async (code) => {
    const promoter = await name({ promoterCode: code })
    return promoter.isUnknown ? (await name({ sellerCode: code })).named : promoter.named
  }
}

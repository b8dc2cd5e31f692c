import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompanyWholesaleMutation } from '../__generated__/CompanyWholesaleMutation.graphql'
import type { CompanyWholesale_company$key } from '../__generated__/CompanyWholesale_company.graphql'
import { Refusals } from '../checkout/Refusals.tsx'
import { AccountSection } from '../customers/AccountSection.tsx'
import { randomId } from '../device/randomId.ts'
import { Button } from '../design/Button.tsx'
import { useMoney } from '../i18n/useMoney.ts'
import { refusalTexts } from './refusalTexts.ts'
import { useCompanyChange } from './useCompanyChange.ts'

/** Wholesale prices of a company: that it has them, or what is missing, with the button that asks for them. */
export function CompanyWholesale({ company: key }: Readonly<{ company: CompanyWholesale_company$key }>) {
  const { isWholesale, wholesaleProgress, permissions } = useFragment(
    graphql`
      fragment CompanyWholesale_company on Company {
        isWholesale
        permissions
        wholesaleProgress {
          ordersMissing
          amountMissing {
            amount
            currencyCode
          }
        }
      }
    `,
    key,
  )
  const intl = useIntl()
  const money = useMoney()
  const [isBusy, setIsBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const send = useCompanyChange<CompanyWholesaleMutation>(graphql`
    mutation CompanyWholesaleMutation($input: RequestWholesaleInput!) {
      requestWholesale(input: $input) {
        company {
          ...CompanyWholesale_company
        }
        userErrors {
          code
          message
          field
        }
        notices {
          code
          message
        }
      }
    }
  `)
  const ask = async () => {
    setIsBusy(true)
    const refusal = await send({ input: { clientMutationId: randomId() } })
    setIsBusy(false)
    setRefusals(refusalTexts(refusal, intl.formatMessage({ id: 'cart.failed' })))
    // Prices of other pages were read before.
    if (refusal === null) window.location.reload()
  }
  const isEarned =
    wholesaleProgress?.ordersMissing === 0 || Number(wholesaleProgress?.amountMissing.amount ?? Infinity) === 0
  return (
    <AccountSection title={intl.formatMessage({ id: 'b2b.wholesale' })}>
      {isWholesale ? (
        <FormattedMessage id="b2b.hasWholesale" tagName="p" />
      ) : (
        <p>
          {wholesaleProgress && !isEarned ? (
            <FormattedMessage
              id="b2b.wholesaleMissing"
              values={{
                orders: wholesaleProgress.ordersMissing,
                amount: money({
                  amount: wholesaleProgress.amountMissing.amount,
                  currencyCode: wholesaleProgress.amountMissing.currencyCode,
                }),
              }}
            />
          ) : (
            <FormattedMessage id="b2b.wholesaleReady" />
          )}
        </p>
      )}
      <Refusals messages={refusals} />
      {permissions.includes('ASK_WHOLESALE') ? (
        <Button variant="secondary" isBusy={isBusy} onClick={() => void ask()}>
          <FormattedMessage id="b2b.askWholesale" />
        </Button>
      ) : null}
    </AccountSection>
  )
}

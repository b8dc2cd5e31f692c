import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useLocation } from 'react-router-dom'
import type {
  CreditsToPay_account$data,
  CreditsToPay_account$key,
} from '../../__generated__/CreditsToPay_account.graphql'
import { useStoredValue } from '../../device/useStoredValue.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { CREDIT_PROFILE, profileOf } from './creditProfile.ts'
import { CreditTypeTabs } from './CreditTypeTabs.tsx'
import { type CreditType, type CreditTypeName, creditTypeOf, typeNameOf } from './creditTypes.ts'
import { PayForm } from './choice/PayForm.tsx'

type Credit = NonNullable<CreditsToPay_account$data['credits']>[number]

/** Credits of an account on which something is owed, by type, and the form that chooses what to pay. */
export function CreditsToPay({ account: key }: Readonly<{ account: CreditsToPay_account$key }>) {
  const { id, number, holder, credits } = useFragment(
    graphql`
      fragment CreditsToPay_account on CreditAccount
      @argumentDefinitions(readsOffers: { type: "Boolean!", defaultValue: false }) {
        id
        number
        holder
        credits {
          kind
          status
          offer @include(if: $readsOffers) {
            customer
          }
          ...PayForm_credits
        }
      }
    `,
    key,
  )
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const owed = credits?.filter(({ status }) => status !== 'SETTLED' && status !== 'CANCELED') ?? []
  const named = creditTypeOf(pathname)
  const first = owed.some(({ kind }) => kind === 'MERCHANDISE') ? 'MERCHANDISE' : owed[0]?.kind
  const type: CreditType & Readonly<{ name: CreditTypeName }> = named ?? {
    name: typeNameOf(first ?? 'MERCHANDISE'),
    kind: first ?? 'MERCHANDISE',
  }
  useProfile({ number, holder, type: type.name })
  const shown = owed.filter((credit) => isOfType(credit, type))
  if (!credits)
    return (
      <ErrorState title={formatMessage({ id: 'creditPayments.trouble' })} onRetry={() => window.location.reload()} />
    )
  return (
    <>
      <CreditTypeTabs current={type.name} />
      {shown.length > 0 ? (
        <PayForm accountId={id} credits={shown} />
      ) : (
        <EmptyState icon="check" title={formatMessage({ id: 'creditPayments.emptyTitle' })}>
          <FormattedMessage
            id={owed.length > 0 ? 'creditPayments.emptyOther' : 'creditPayments.emptyAll'}
            tagName="p"
          />
        </EmptyState>
      )}
    </>
  )
}

/** A credit whose borrower could not be read is shown rather than hidden. */
function isOfType({ kind, offer }: Credit, type: CreditType): boolean {
  return type.kind === undefined ? !offer || offer.customer === type.customer : kind === type.kind
}

/** React hook that keeps a short profile of a proven account on the device, to recognise it at the next login. */
function useProfile({
  number,
  holder,
  type,
}: Readonly<{ number: string; holder: string | null | undefined; type: string }>) {
  const [, update] = useStoredValue(CREDIT_PROFILE)
  useEffect(() => {
    const profile = holder ? profileOf({ number, holder, type }) : null
    // Signed out in another tab: this page stores nothing more.
    if (profile && !window.hogarIsForgotten) update(() => profile)
  }, [number, holder, type, update])
}

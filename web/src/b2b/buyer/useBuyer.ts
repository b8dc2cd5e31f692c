import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { useBuyerQuery, useBuyerQuery$data } from '../../__generated__/useBuyerQuery.graphql'
import { useSignedInName } from '../../customers/useSignedInName.ts'
import { useStoreDefinition } from '../../routing/StoreContext.tsx'

/** Company for which a customer may shop, and whether they currently do. */
export type Buyer = Readonly<{
  company: string
  isForCompany: boolean
  /** True if the company may order at present. */
  isApproved: boolean
  /** True if the customer may order in the company's name at present. */
  mayOrder: boolean
  /** True if the company's prices are wholesale prices. */
  isWholesale: boolean
}>

/** React hook that reads for whom the customer shops; null without a company. Loads after the page. */
export function useBuyer(): Buyer | null {
  const environment = useRelayEnvironment()
  const store = useStoreDefinition()
  const name = useSignedInName()
  const [buyer, setBuyer] = useState<Buyer | null>(null)
  const isAsked = name !== null && isCompanyStore(store)
  useEffect(() => {
    if (!isAsked) return undefined
    const reading = fetchQuery<useBuyerQuery>(
      environment,
      graphql`
        query useBuyerQuery {
          viewer {
            customer {
              buysForCompany
              company {
                name
                status
                isWholesale
                permissions
              }
            }
          }
        }
      `,
      {},
      { fetchPolicy: 'store-or-network' },
    ).subscribe({ next: ({ viewer }) => setBuyer(buyerOf(viewer)), error: () => undefined })
    return () => reading.unsubscribe()
  }, [environment, isAsked])
  return isAsked ? buyer : null
}

function buyerOf({ customer }: useBuyerQuery$data['viewer']): Buyer | null {
  const company = customer?.company
  if (!company || typeof customer.buysForCompany !== 'boolean') return null
  const { name, status, isWholesale, permissions } = company
  return {
    company: name,
    isForCompany: customer.buysForCompany,
    isApproved: status === 'APPROVED',
    mayOrder: permissions.includes('ORDER'),
    isWholesale,
  }
}

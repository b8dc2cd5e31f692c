import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { CompanyOrdersPageQuery } from '../__generated__/CompanyOrdersPageQuery.graphql'
import type { CompanyOrders_company$key } from '../__generated__/CompanyOrders_company.graphql'
import { AccountSection } from '../customers/AccountSection.tsx'
import { Button } from '../design/Button.tsx'
import { CompanyOrderRow } from './CompanyOrderRow.tsx'
import { COMPANY_ORDERS_PAGE_SIZE } from './limits.ts'
import styles from './Company.module.css'

/** Orders in the name of a company, with the users who placed them. */
export function CompanyOrders({ company }: Readonly<{ company: CompanyOrders_company$key }>) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CompanyOrdersPageQuery,
    CompanyOrders_company$key
  >(
    graphql`
      fragment CompanyOrders_company on Company
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
      @refetchable(queryName: "CompanyOrdersPageQuery") {
        orders(first: $first, after: $after) @connection(key: "CompanyOrders_orders") {
          edges {
            node {
              id
              ...CompanyOrderRow_order
            }
          }
        }
      }
    `,
    company,
  )
  const intl = useIntl()
  const edges = data.orders?.edges ?? []
  return (
    <AccountSection title={intl.formatMessage({ id: 'b2b.orders' })}>
      {data.orders && edges.length === 0 ? <FormattedMessage id="b2b.noOrders" tagName="p" /> : null}
      {data.orders ? null : <FormattedMessage id="customers.ordersTrouble" tagName="p" />}
      {edges.length > 0 ? (
        <ul className={styles.orders}>
          {edges.map(({ node }) => (
            <CompanyOrderRow key={node.id} order={node} />
          ))}
        </ul>
      ) : null}
      {hasNext ? (
        <Button variant="secondary" isBusy={isLoadingNext} onClick={() => loadNext(COMPANY_ORDERS_PAGE_SIZE)}>
          <FormattedMessage id="customers.moreOrders" />
        </Button>
      ) : null}
    </AccountSection>
  )
}
